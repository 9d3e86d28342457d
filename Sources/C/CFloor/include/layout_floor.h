#ifndef LAYOUT_FLOOR_H
#define LAYOUT_FLOOR_H

#include <stddef.h>

/// A tree of rows and columns of fixed leaves, in one block of memory.
typedef struct layout_floor layout_floor;

/// The place that a node came to, in points from the root's top left corner.
typedef struct {
    double x, y, width, height;
} layout_floor_frame;

/// A tree of `levels` levels of stacks, each of `branching` children, above a level of leaves.
///
/// Columns and rows take turns, a column at the root. Each stack has a padding of 1 point and keeps its children 1 point
/// apart; the n-th node, counted from 1 and each stack before its children, is a leaf of 4 + n mod 5 by 4 + n mod 3 points.
/// Ends the program where there is no memory.
layout_floor *layout_floor_create(int levels, int branching);

void layout_floor_destroy(layout_floor *tree);

/// How many stacks and leaves the tree has.
size_t layout_floor_count(const layout_floor *tree);

/// Measures each node once, every child for an equal part of what is left of its parent's proposal, and then places it.
/// Returns the frame of the last leaf.
layout_floor_frame layout_floor_run(layout_floor *tree, double width, double height);

#endif
