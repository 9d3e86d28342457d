#include "layout_floor.h"

#include <stdlib.h>

typedef struct node {
    struct node *first_child;
    struct node *next_sibling;
    int child_count;
    int is_row;
    // What the node answered; a leaf's never changes.
    double width, height;
    double x, y;
} node;

struct layout_floor {
    node *nodes;
    size_t count;
};

static const double padding = 1;
static const double spacing = 1;

// MARK: Making

static size_t nodes_below(int levels, int branching) {
    size_t count = 1;
    for (int level = 0; level < levels; level++) count = 1 + count * (size_t)branching;
    return count;
}

static node *grow(layout_floor *tree, int levels, int branching, int is_row) {
    node *result = &tree->nodes[tree->count++];
    *result = (node){.is_row = is_row};
    if (levels == 0) {
        result->width = 4 + (double)(tree->count % 5);
        result->height = 4 + (double)(tree->count % 3);
        return result;
    }
    node **end = &result->first_child;
    for (int index = 0; index < branching; index++) {
        *end = grow(tree, levels - 1, branching, !is_row);
        end = &(*end)->next_sibling;
    }
    result->child_count = branching;
    return result;
}

layout_floor *layout_floor_create(int levels, int branching) {
    layout_floor *tree = malloc(sizeof *tree);
    if (!tree) abort();
    tree->count = 0;
    tree->nodes = malloc(nodes_below(levels, branching) * sizeof(node));
    if (!tree->nodes) abort();
    grow(tree, levels, branching, 0);
    return tree;
}

void layout_floor_destroy(layout_floor *tree) {
    free(tree->nodes);
    free(tree);
}

size_t layout_floor_count(const layout_floor *tree) { return tree->count; }

// MARK: Measuring and placing

static double at_least_zero(double length) { return length > 0 ? length : 0; }

static void measure(node *stack, double width, double height) {
    if (!stack->first_child) return;
    double across = at_least_zero((stack->is_row ? height : width) - 2 * padding);
    double gaps = spacing * (stack->child_count - 1);
    double left = at_least_zero((stack->is_row ? width : height) - 2 * padding - gaps);
    double length = gaps, breadth = 0;
    int waiting = stack->child_count;
    for (node *child = stack->first_child; child; child = child->next_sibling) {
        double part = left / waiting--;
        if (stack->is_row) measure(child, part, across);
        else measure(child, across, part);
        double along = stack->is_row ? child->width : child->height;
        double beside = stack->is_row ? child->height : child->width;
        left = at_least_zero(left - along);
        length += along;
        if (beside > breadth) breadth = beside;
    }
    stack->width = (stack->is_row ? length : breadth) + 2 * padding;
    stack->height = (stack->is_row ? breadth : length) + 2 * padding;
}

static void place(node *stack, double x, double y) {
    stack->x = x;
    stack->y = y;
    x += padding;
    y += padding;
    for (node *child = stack->first_child; child; child = child->next_sibling) {
        place(child, x, y);
        if (stack->is_row) x += child->width + spacing;
        else y += child->height + spacing;
    }
}

layout_floor_frame layout_floor_run(layout_floor *tree, double width, double height) {
    measure(tree->nodes, width, height);
    place(tree->nodes, 0, 0);
    const node *last = &tree->nodes[tree->count - 1];
    return (layout_floor_frame){last->x, last->y, last->width, last->height};
}
