import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'A list holds something that isn’t a list item. Directly inside of `<ul>` and `<ol>` only `<li>` is allowed, besides `<script>` and `<template>`.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “list with 2 items” where there are 5, or no list at all, and cannot step from item to item.',
    },
  ],
  find: [
    'Inspect the list and look at its direct children.',
    'Usual causes: a `<div>` around items for the layout, a heading in the list, `role` on the items, or links without `<li>`.',
  ],
  fix: [
    'Put every child into an `<li>`; boxes for the layout go inside of the `<li>`, not around it.',
    'Move headings and buttons that aren’t items in front of the list.',
    'If an item has a `role` that makes it something else, take the role away, or build the list from elements without meaning.',
  ],
  examples: [
    {
      before: '<ul>\n  <div><a href="/tents">Tents</a></div>\n  <div><a href="/packs">Packs</a></div>\n</ul>',
      after: '<ul>\n  <li><a href="/tents">Tents</a></li>\n  <li><a href="/packs">Packs</a></li>\n</ul>',
    },
  ],
  check: [
    'Inspect the list again: all its direct children are `<li>`.',
    'A screen reader names the number of items that you count yourself.',
  ],
};
