// Foundation for Linux has one current locale, en_001, whatever the process wants (swiftlang/swift-foundation#717), and no way
// to set it. But it asks for it across the borders of its libraries by the names of the getters below, and the dynamic linker
// prefers those of the program. Weak, so that they give way where Foundation is linked statically; there, and where a later
// Foundation has other names, nothing changes.

#include "current_locale.h"

#if defined(__linux__)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

// Of the Swift runtime.
extern void *swift_retain(void *object);

static current_locale process_values;
static _Thread_local current_locale thread_values;

void current_locale_set(current_locale values) { process_values = values; }

current_locale current_locale_exchange(current_locale values)
{
    current_locale before = thread_values;
    thread_values = values;
    return before;
}

typedef __attribute__((swiftcall)) current_locale_value (*getter)(void);

static current_locale_value owned(current_locale_value own, current_locale_value shared, const char *name)
{
    current_locale_value chosen = own.object != NULL ? own : shared;
    if (chosen.object != NULL) {
        swift_retain(chosen.object);
        return chosen;
    }
    getter original = (getter)dlsym(RTLD_NEXT, name);
    if (original == NULL) abort();
    return original();
}

#define GETTER(function, kind, symbol)                                                      \
    __attribute__((swiftcall, weak)) current_locale_value function(void) __asm__(symbol);   \
    __attribute__((swiftcall, weak)) current_locale_value function(void)                    \
    {                                                                                       \
        return owned(thread_values.kind, process_values.kind, symbol);                      \
    }

// Locale.current, Locale.autoupdatingCurrent, Calendar.current and Calendar.autoupdatingCurrent.
GETTER(locale_current, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
GETTER(locale_autoupdating, locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
GETTER(calendar_current, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
GETTER(calendar_autoupdating, calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")

#else

void current_locale_set(current_locale values) {}
current_locale current_locale_exchange(current_locale values) { return values; }

#endif
