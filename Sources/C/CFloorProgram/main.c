// The program that one would write by hand instead of a scene, and the clock for it and for `tintype`.
//
//   CFloorProgram draw FILE [REGULAR BOLD]    the badge bar; with two fonts, as fast as it goes
//   CFloorProgram batch COUNT FOLDER          so many files of it
//   CFloorProgram time COMMAND…               prints nanoseconds, KiB held at most, and the exit code

#define _GNU_SOURCE
#include "drawing_floor.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int draw(const char *path, const char *const *fonts)
{
    drawing_floor *floor = drawing_floor_create(DRAWING_FLOOR_BADGES, 0, 1, fonts);
    drawing_floor_draw(floor);
    int result = drawing_floor_write(floor, path, fonts != NULL);
    // The system takes back all memory at once.
    fflush(NULL);
    _exit(result == 0 ? 0 : 1);
}

static int batch(int count, const char *folder)
{
    drawing_floor *floor = drawing_floor_create(DRAWING_FLOOR_BADGES, 0, 1, NULL);
    char path[4096];
    for (int index = 0; index < count; index++) {
        drawing_floor_draw(floor);
        if (snprintf(path, sizeof path, "%s/%d.png", folder, index) >= (int)sizeof path) return 1;
        if (drawing_floor_write(floor, path, 0) != 0) return 1;
    }
    return 0;
}

static double now(void)
{
    struct timespec instant;
    clock_gettime(CLOCK_MONOTONIC, &instant);
    return (double)instant.tv_sec * 1e9 + (double)instant.tv_nsec;
}

/// A process begins with the size of the one that started it, which is small here: that is why no larger program does it.
static int measure(char **command)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int stream = 1; stream <= 2; stream++)
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
    pid_t child;
    double start = now();
    if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) != 0) return 1;
    int status = 0;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) return 1;
    double duration = now() - start;
    printf("%.0f %ld %d\n", duration, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
    return 0;
}

int main(int count, char **words)
{
    if (count == 3 && strcmp(words[1], "draw") == 0) return draw(words[2], NULL);
    if (count == 5 && strcmp(words[1], "draw") == 0) return draw(words[2], (const char *const *)words + 3);
    if (count == 4 && strcmp(words[1], "batch") == 0) return batch(atoi(words[2]), words[3]);
    if (count >= 3 && strcmp(words[1], "time") == 0) return measure(words + 2);
    fprintf(stderr, "usage: CFloorProgram draw FILE [REGULAR BOLD] | batch COUNT FOLDER | time COMMAND...\n");
    return 2;
}
