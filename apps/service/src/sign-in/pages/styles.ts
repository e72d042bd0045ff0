import { Html } from './html.ts';

/** The look of the pages that the service draws itself: they must stand without the dashboard's build. */
export const STYLES = new Html(`
:root {
  color-scheme: light dark;
  --page: #f4f5f7; --card: #ffffff; --line: #d5d9e0; --control: #767e8c;
  --text: #16191f; --muted: #525a67; --accent: #2450c8; --on-accent: #ffffff; --accent-strong: #1b3f9f;
  --danger: #a8201a; --danger-soft: #fdf0ef;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1115; --card: #181b21; --line: #2d323b; --control: #858e9d;
    --text: #eef0f4; --muted: #a9b1be; --accent: #9db7ff; --on-accent: #0b1330; --accent-strong: #c1d1ff;
    --danger: #ffb0a9; --danger-soft: #37191a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { width: 100%; max-width: 400px; }
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 20px; font-weight: 600; letter-spacing: -0.01em; }
.brand svg { width: 1.5em; height: 1.5em; color: var(--accent); flex: none; }
.card {
  background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 28px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 8px 24px rgb(0 0 0 / 6%);
}
@media (max-width: 400px) { .card { padding: 20px 16px; } }
h1 { margin: 0 0 6px; font-size: 22px; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
p { margin: 0 0 16px; color: var(--muted); overflow-wrap: anywhere; }
label { display: block; margin: 16px 0 6px; font-weight: 550; font-size: 14px; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--control); border-radius: 8px;
}
input[aria-invalid="true"] { border: 2px solid var(--danger); padding: 7px 11px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.field-hint { margin: 6px 0 0; font-size: 14px; }
.password-tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; min-height: 44px; }
.password-tools[hidden] { display: none; }
.link { min-height: 44px; padding: 0; border: 0; background: none; color: var(--accent); font: inherit; font-size: 14px; text-decoration: underline; cursor: pointer; }
a { color: var(--accent); }
.strength { margin: 0; font-size: 14px; }
.strength[data-level="short"] { color: var(--danger); }
.note a { display: inline-block; padding: 10px 0; }
.field-error { margin: 6px 0 0; font-size: 14px; color: var(--danger); }
.alert {
  margin: 16px 0 0; padding: 10px 12px; border-left: 4px solid var(--danger); border-radius: 4px;
  background: var(--danger-soft); color: var(--text);
}
.actions { display: grid; gap: 12px; margin-top: 24px; }
.button {
  display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--accent); border-radius: 8px;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
.button.quiet { background: transparent; border-color: var(--line); color: var(--text); }
.button.quiet:hover { border-color: var(--control); }
.mails { list-style: none; margin: 16px 0 0; padding: 0; }
.mails li { padding: 12px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.mails p { margin: 4px 0 0; font-size: 14px; }
.mails a { display: inline-block; min-height: 24px; font-weight: 550; }
h2 { margin: 24px 0 8px; font-size: 16px; }
.mail-text { white-space: pre-wrap; overflow-wrap: anywhere; }
.mail-html { width: 100%; height: 320px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
.note { margin: 16px 0 0; font-size: 14px; }
`);
