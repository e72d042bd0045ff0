import { describe, expect, test } from 'vitest';
import { inertElement } from '../findings/inertElement.ts';
import { namedCode } from './namedCode.ts';
import { nameSuggestions } from './nameSuggestions.ts';

const PAGE = 'https://harbour.example/shop';

function parsed(html: string): Element {
  const element = inertElement(html);
  if (!element) throw new Error(`Not an element: ${html}`);
  return element;
}

const texts = (html: string) => nameSuggestions(parsed(html), PAGE).map(({ text }) => text);

describe('a name is guessed', () => {
  test.each([
    ['from the title of a drawing', '<a href="/x1"><svg><title>Basket</title></svg></a>', ['Basket']],
    [
      'from an icon’s class',
      '<a href="/cart"><i class="fa fa-shopping-cart"></i></a>',
      ['Shopping cart', 'Cart'],
    ],
    [
      'from an icon’s reference',
      '<button><svg><use href="/i.svg#icon-close"></use></svg></button>',
      ['Close'],
    ],
    [
      'from a picture inside',
      '<a href="/"><img src="/a/quay-mug.jpg?w=200" alt=""></a>',
      ['Quay mug', 'Home page'],
    ],
    [
      'from a picture’s file',
      '<img src="/assets/pictures/tent-ridgeline.svg" id="ridgeline-photo">',
      ['Tent ridgeline', 'Ridgeline'],
    ],
    [
      'from a picture that is loaded late',
      '<img src="data:image/gif;base64,R0" data-src="/summit.webp">',
      ['Summit'],
    ],
    ['from a field’s placeholder', '<input name="mail" placeholder="Your e-mail">', ['Your e-mail', 'Mail']],
    ['from a field’s name', '<select id="boot-size" name="size"></select>', ['Size', 'Boot size']],
    [
      'from a frame’s address',
      '<iframe id="f1" src="https://www.youtube.com/embed/x"></iframe>',
      ['Youtube'],
    ],
  ])('%s', (_, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  test('but not from what says nothing', () => {
    expect(texts('<img src="/IMG_0471.jpg">')).toEqual([]);
    expect(texts('<a href="javascript:open()"><svg></svg></a>')).toEqual([]);
  });
});

describe('the code with a name', () => {
  test.each([
    ['<img src="a.jpg">', '<img src="a.jpg" alt="Tent &amp; &quot;stove&quot;">'],
    ['<iframe src="/map"></iframe>', '<iframe src="/map" title="Tent &amp; &quot;stove&quot;"></iframe>'],
    ['<a href="/"><i></i></a>', '<a href="/" aria-label="Tent &amp; &quot;stove&quot;"><i></i></a>'],
    ['<input id="q" type="text">', '<label for="q">Tent &amp; "stove"</label>\n<input id="q" type="text">'],
    ['<input type="text">', '<label>Tent &amp; "stove"\n  <input type="text">\n</label>'],
  ])('of %s', (html, expected) => {
    expect(namedCode(parsed(html), 'Tent & "stove"')).toBe(expected);
  });

  test('leaves long contents out', () => {
    const code = namedCode(
      parsed(`<a href="/"><svg>${'<path d="M0 0"/>'.repeat(50)}</svg></a>`),
      'Home page',
    );
    expect(code).toBe('<a href="/" aria-label="Home page">…</a>');
  });
});

describe('hostile html', () => {
  test('runs nothing and fetches nothing', async () => {
    const before = performance.getEntriesByType('resource').length;
    const html =
      '</template><img src="/never-fetched.png" onerror="window.pwned = 1"><script>window.pwned = 1</script>';
    inertElement(html);
    inertElement(`<body>${html}</body>`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(Reflect.get(window, 'pwned')).toBeUndefined();
    const fetched = performance.getEntriesByType('resource').slice(before);
    expect(fetched.filter(({ name }) => name.includes('never-fetched'))).toEqual([]);
  });

  test.each([
    ['<html lang="en_GB">', 'html'],
    ['<tr><td>1</td></tr>', 'tr'],
    ['<li id="x">', 'li'],
    ['<option>38', 'option'],
  ])('%s keeps its element', (html, name) => {
    expect(parsed(html).localName).toBe(name);
  });

  test('text is no element, and 5 MB are read in part', () => {
    expect(inertElement('not an element')).toBeUndefined();
    expect(parsed(`<p title="x">${'<b>'.repeat(1_700_000)}`).getAttribute('title')).toBe('x');
  });
});
