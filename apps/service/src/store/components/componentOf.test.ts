import { describe, expect, it } from 'vitest';
import { componentOf } from './componentOf.ts';

const HOME = 'https://www.example.com/';
const DEEP = 'https://www.example.com/shop/tents/';

interface Sighting {
  readonly html: string;
  readonly target?: Parameters<typeof componentOf>[0]['target'];
  readonly ruleId?: string;
  readonly url?: string;
}

const seen = (html: string, ...target: string[]): Sighting =>
  target.length > 0 ? { html, target } : { html };
const at = (url: string, html: string): Sighting => ({ html, url });

function component({ html, target = ['a'], ruleId = 'link-name', url = HOME }: Sighting): string {
  return componentOf({ ruleId, html, target }, url);
}

const SAME: readonly (readonly [string, Sighting, Sighting])[] = [
  ['a counter in an id', seen('<input id="field-12" type="text">'), seen('<input id="field-7" type="text">')],
  ['an id of React', seen('<input id=":r1a:" name="q">'), seen('<input id=":r9:" name="q">')],
  ['a newer id of React', seen('<input id="«r1a»" name="q">'), seen('<input id="«r9»" name="q">')],
  [
    'a UUID',
    seen('<b id="x-0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6">Hi</b>'),
    seen('<b id="x-77aa00ff-6b1c-7d2e-8f30-000000000000">Hi</b>'),
  ],
  ['a hash in an id', seen('<b id="x_0192f3a46b1c">Hi</b>'), seen('<b id="x_77aa00ff1234">Hi</b>')],
  ['a query string', seen('<a href="/buy?session=1">'), seen('<a href="/buy?session=2&amp;b">')],
  ['a query string on some pages only', seen('<a href="/buy">'), seen('<a href="/buy?utm_source=x">')],
  ['a build hash', seen('<img src="/img/hero.3f2a9c1b.jpg">'), seen('<img src="/img/hero.77ab01cd.jpg">')],
  ['a hash of Vite', seen('<img src="/a/hero-BX3kd92_.jpg">'), seen('<img src="/a/hero-Dk1mPq2s.jpg">')],
  ['a hash of letters', seen('<img src="/a/hero-DkLmPqRs.jpg">'), seen('<img src="/a/hero-aZbYcXdW.jpg">')],
  [
    'the number of a thing',
    seen('<img src="/photo/7.jpg">', 'img'),
    seen('<img src="/photo/12.jpg">', 'img'),
  ],
  [
    'a host with a number',
    seen('<img src="https://cdn1.x.com/a.png">'),
    seen('<img src="https://cdn2.x.com/a.png">'),
  ],
  ['a relative address', at(HOME, '<a href="about.html">'), at(DEEP, '<a href="../../about.html">')],
  [
    'an absolute address',
    at(HOME, '<a href="/about">'),
    at(DEEP, '<a href="https://www.example.com/about">'),
  ],
  ['a fragment of its own page', at(HOME, '<a href="#main">Skip</a>'), at(DEEP, '<a href="#main">Skip</a>')],
  [
    'data of a picture',
    seen('<img src="data:image/png;base64,AAAA">', 'img'),
    seen('<img src="data:image/png;base64,BBBB">', 'img'),
  ],
  ['a class of Emotion', seen('<a class="css-1ykow87">Go</a>'), seen('<a class="css-9ab0x1">Go</a>')],
  [
    'classes of styled-components',
    seen('<a class="sc-bdVaJa kMfYgA">Go</a>'),
    seen('<a class="sc-gsnTZi fJXkqd">Go</a>'),
  ],
  [
    'a CSS module',
    seen('<a class="Header_logo__3fK2a">Go</a>'),
    seen('<a class="Header_logo__aXbYc">Go</a>'),
  ],
  ['a CSS module of Vite', seen('<a class="_logo_1x2y3_12">Go</a>'), seen('<a class="_logo_9z8y7_3">Go</a>')],
  ['a numbered class', seen('<a class="post-12 more">Go</a>'), seen('<a class="more post-345">Go</a>')],
  ['its order of classes', seen('<a class="a b">Go</a>'), seen('<a class="b a">Go</a>')],
  [
    'a state in a class',
    seen('<a class="link">Go</a>'),
    seen('<a class="link is-active nav__item--current">Go</a>'),
  ],
  ['a state of ARIA', seen('<a aria-current="page" href="/a">A</a>'), seen('<a href="/a">A</a>')],
  [
    'an open menu',
    seen('<button aria-expanded="true">M</button>'),
    seen('<button aria-expanded="false">M</button>'),
  ],
  [
    'what it refers to',
    seen('<b aria-labelledby="a-1 b-2">X</b>'),
    seen('<b aria-labelledby="a-3 b-4">X</b>'),
  ],
  ['data of scripts', seen('<b data-id="17" data-v-7ba5bd90>X</b>'), seen('<b data-id="abc">X</b>')],
  ['handlers and styles', seen('<b onclick="go(1)" style="top:3px">X</b>'), seen('<b style="top:9px">X</b>')],
  ['numbers in its text', seen('<p>12 items, €1,200.50</p>'), seen('<p>7 items, €3</p>')],
  ['white space', seen('<p>\n  Hello   you\n</p>'), seen('<p>Hello you</p>')],
  ['the order of attributes', seen('<a href="/a" title="b">'), seen('<a title="b" href="/a">')],
  ['a picture that loads later', seen('<img src="/a.png" loading="lazy">'), seen('<img src="/a.png">')],
  ['what was typed', seen('<input name="q" value="boots">'), seen('<input name="q" value="">')],
  [
    'its selector, where it has a name',
    seen('<a href="/a">', 'li:nth-child(2) > a'),
    seen('<a href="/a">', 'a[href$="a"]'),
  ],
  [
    'its place among siblings',
    seen('<i>', 'ul > li:nth-child(2) > i'),
    seen('<i>', 'ul > li:nth-child(9) > i'),
  ],
  ['an id in its selector', seen('<i>', '#block-12 > i'), seen('<i>', '#block-7 > i')],
  ['an escaped id in its selector', seen('<i>', '#\\:r1\\: > i'), seen('<i>', '#\\:r22\\: > i')],
  ['a class in its selector', seen('<i>', '.css-1ykow87 > .x.active'), seen('<i>', '.css-9ab0x1 > .x')],
  ['an address in its selector', seen('<i>', 'a[href$="a?x=1"] > i'), seen('<i>', 'a[href$="a?x=2"] > i')],
  [
    'classes of the whole page',
    seen('<html class="page-home js">', 'html'),
    seen('<html class="page-shop">', 'html'),
  ],
  [
    'what a whole page holds',
    seen('<html><body><p>One</p></body></html>', 'html'),
    seen('<html></html>', 'html'),
  ],
];

const DIFFERENT: readonly (readonly [string, Sighting, Sighting])[] = [
  ['rules', seen('<a href="/a">'), { ...seen('<a href="/a">'), ruleId: 'color-contrast' }],
  [
    'links of a header',
    seen('<a class="nav" href="/about">About</a>'),
    seen('<a class="nav" href="/team">Team</a>'),
  ],
  ['links by icon alone', seen('<a href="/about"><svg></svg></a>'), seen('<a href="/team"><svg></svg></a>')],
  ['places on one page', seen('<a href="/#about">'), seen('<a href="/#team">')],
  ['links to other sites', seen('<a href="https://x.com/me">'), seen('<a href="https://y.com/me">')],
  ['numbers to dial', seen('<a href="tel:+4412">'), seen('<a href="tel:+4413">')],
  ['files that are alike', seen('<img src="/facade.jpg">'), seen('<img src="/decade.jpg">')],
  [
    'pictures with hashed names in different places',
    seen('<img src="/m/3f2a9c1b.png">', 'header > img'),
    seen('<img src="/m/77aa00ff.png">', 'article > img'),
  ],
  ['texts', seen('<button>Buy</button>'), seen('<button>Sell</button>')],
  ['labels', seen('<button aria-label="Buy"></button>'), seen('<button aria-label="Sell"></button>')],
  [
    'labels of buttons that are inputs',
    seen('<input type="submit" value="Buy">'),
    seen('<input type="submit" value="Sell">'),
  ],
  [
    'drawings',
    seen('<button><svg><path d="M1 2"></path></svg></button>'),
    seen('<button><svg><path d="M3 4"></path></svg></button>'),
  ],
  [
    'symbols',
    seen('<button><svg><use href="#menu"></use></svg></button>'),
    seen('<button><svg><use href="#close"></use></svg></button>'),
  ],
  ['names of fields', seen('<input name="first">'), seen('<input name="last">')],
  ['ids', seen('<div id="buy">'), seen('<div id="sell">')],
  ['roles', seen('<div role="button">Go</div>'), seen('<div role="link">Go</div>')],
  ['tags', seen('<p>Go</p>'), seen('<span>Go</span>')],
  ['classes', seen('<a class="card">Go</a>'), seen('<a class="footer">Go</a>')],
  ['elements of a block', seen('<a class="card__title">Go</a>'), seen('<a class="card__image">Go</a>')],
  ['structures', seen('<a href="/a"><b>Go</b></a>'), seen('<a href="/a">Go</a>')],
  [
    'places of what nothing names',
    seen('<div class="row">', 'header > .row'),
    seen('<div class="row">', 'footer > .row'),
  ],
  ['documents', seen('<a href="/a">', 'a'), seen('<a href="/a">', 'iframe', 'a')],
  ['languages', seen('<html lang="en">', 'html'), seen('<html lang="xx">', 'html')],
];

describe('a component is recognised over pages through', () => {
  it.each(SAME)('%s', (_, a, b) => {
    expect(component(a)).toBe(component(b));
  });
});

describe('components are told apart by their', () => {
  it.each(DIFFERENT)('%s', (_, a, b) => {
    expect(component(a)).not.toBe(component(b));
  });
});

describe('whatever a page says', () => {
  const long = 'x1y2-'.repeat(1_000);
  it.each([
    ['nothing', ''],
    ['a tag that was cut', '<a href="/a'],
    ['no tag', 'words alone'],
    ['open tags', '<div>'.repeat(1_000)],
    ['closing tags', '</div>'.repeat(800)],
    ['a long attribute', `<a href="${long}" class="${long}" id="${long}">`],
    ['a long text', `<p>${long}</p>`],
    ['many attributes', `<a ${Array.from({ length: 700 }, (_, number) => `a${number}=""`).join(' ')}>`],
    ['long runs of digits and hyphens', `<a class="${'_-'.repeat(2_000)}" id="${'1'.repeat(900)}">`],
    ['attributes named like properties of objects', '<a __proto__="x" constructor="y">Go</a>'],
    ['emoji and right-to-left text', '<p>\u{1f600} \u05e9\u05dc\u05d5\u05dd</p>'],
    ['lone surrogates and zeros', '<p id="\ud800">a\0b</p>'],
    ['an address that is none', '<a href="http://[">'],
    ['broken escapes', '<a href="/%E0%A4%A">'],
  ])('a component has an id: %s', (_, html) => {
    for (const target of ['a', '[', `#${long}`, ':is(', ':not('.repeat(500), '.a > '.repeat(20)]) {
      expect(component({ html, target: [[target, 'b'], target] })).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

it('takes no longer for what a hostile page makes up', () => {
  const usual = '<a class="card__link" href="https://www.example.com/a/rather/long/path">Read more</a>';
  const hostile = [
    `<a class="${'__A'.repeat(1_600)}">`,
    `<a class="${'-'.repeat(4_900)}x">`,
    `<a class="${'__A-_ '.repeat(800)}">`,
    `<a id="${':r'.repeat(2_400)}" href="/${'.a'.repeat(1_000)}/">`,
    `<p>${'1.'.repeat(2_400)}x</p>`,
  ];
  /** The shortest of several: what else runs on the machine only adds to it. */
  const shortest = (html: string) =>
    Math.min(
      ...Array.from({ length: 10 }, () => {
        const start = performance.now();
        component(seen(html, `.${'a-'.repeat(900)}`));
        return performance.now() - start;
      }),
    );
  const allowed = 200 * shortest(usual);
  for (const html of hostile) expect(shortest(html), html.slice(0, 30)).toBeLessThan(Math.max(10, allowed));
});
