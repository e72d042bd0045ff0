import { createHighlighterCoreSync, type GrammarState, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import html from 'shiki/langs/html.mjs';
import type { CodeLanguage, Token, TokenKind } from './codeLanguages.ts';

/**
 * Time for one snippet and for one of its lines, in milliseconds: what is not coloured by then stays plain.
 * Ordinary code takes about 1 ms a kilobyte, but for the first, which compiles the grammar in 200 ms.
 */
const BUDGET = 600;
const LINE_BUDGET = 500;

/** The theme's colours only tell the kinds apart; the looks are those of our own tokens. */
const KINDS: Readonly<Record<string, TokenKind>> = {
  '#000001': 'tag',
  '#000002': 'attribute',
  '#000003': 'string',
  '#000004': 'keyword',
  '#000005': 'constant',
  '#000006': 'comment',
};

const SCOPES: Readonly<Record<TokenKind, readonly string[]>> = {
  tag: ['entity.name.tag', 'entity.name.function'],
  attribute: ['entity.other.attribute-name', 'support.type.property-name'],
  string: ['string'],
  keyword: ['keyword', 'storage'],
  constant: ['constant', 'support.constant'],
  comment: ['comment', 'punctuation.definition.comment'],
};

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...Object.entries(KINDS).map(([foreground, kind]) => ({
      scope: [...SCOPES[kind]],
      settings: { foreground },
    })),
  ],
};

// The engine in JavaScript, because a content security policy may forbid WebAssembly. HTML brings CSS and JavaScript.
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [html],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

const GRAMMARS: Readonly<Record<CodeLanguage, string>> = { html: 'html', css: 'css', js: 'javascript' };

/** The coloured parts of a text, as far as they are found in time. */
export function highlight(code: string, language: CodeLanguage): readonly Token[] {
  const deadline = performance.now() + BUDGET;
  const tokens: Token[] = [];
  let grammarState: GrammarState | undefined;
  let lineStart = 0;
  for (const line of code.split('\n')) {
    const lineStarted = performance.now();
    const lines = highlighter.codeToTokensBase(line, {
      lang: GRAMMARS[language],
      theme: 'kinds',
      tokenizeTimeLimit: LINE_BUDGET,
      ...(grammarState && { grammarState }),
    });
    const now = performance.now();
    // Of a line that took too long, the rest is one token in the colour of the last.
    const found = now - lineStarted < LINE_BUDGET ? lines[0] : lines[0]?.slice(0, -1);
    for (const { offset, content, color = '' } of found ?? []) {
      const kind = KINDS[color];
      const start = lineStart + offset;
      if (kind !== undefined) tokens.push({ start, end: start + content.length, kind });
    }
    if (now > deadline || found !== lines[0]) break;
    grammarState = highlighter.getLastGrammarState(lines) ?? grammarState;
    lineStart += line.length + 1;
  }
  return tokens;
}
