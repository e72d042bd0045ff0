import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element says by its `role` that it is made of certain parts, but they aren’t inside of it, or other things are: a `role="list"` without items, a `role="tablist"` that holds more than tabs.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'are told of a menu, a list or tabs, and then find no entries in it, or a wrong number of them. Its keys may do nothing.',
    },
  ],
  find: [
    'Inspect the element and look at the roles of its children in the Accessibility panel.',
    'Usual causes: buttons or text between the parts, parts that a script adds later, or a role that was chosen for its sound: site navigation is not a `menu`.',
  ],
  fix: [
    'Ask first whether the role is right. Most menus of websites are lists of links in a `<nav>`, without any role.',
    'Give each part the role that belongs to it, such as `tab` in a `tablist` or `option` in a `listbox`.',
    'Move what isn’t a part out of the element.',
    'Boxes between the two that serve the layout may have `role="none"`.',
    'While the parts are still being loaded, say so with `aria-busy="true"`.',
  ],
  examples: [
    {
      before:
        '<ul role="menu">\n  <li><a href="/tents">Tents</a></li>\n  <li><a href="/packs">Packs</a></li>\n</ul>',
      after:
        '<nav aria-label="Shop">\n  <ul>\n    <li><a href="/tents">Tents</a></li>\n    <li><a href="/packs">Packs</a></li>\n  </ul>\n</nav>',
    },
  ],
  check: [
    'A screen reader announces the right number of parts, and its keys, as a rule the arrows, move between them.',
  ],
};
