/** The look of the product on the one page that the platform draws itself; light or dark as the device is. */
export const OUTBOX_STYLE = `:root {
  color-scheme: light dark;
  --bg: #f6f7f9; --surface: #ffffff; --border: #e3e6eb; --text: #171a21; --text-2: #454c5a; --text-3: #616978;
  --accent: #4f46e5; --accent-soft: #eeefff; --grey-soft: #eceef2; --shadow: 0 1px 2px rgb(16 24 40 / 6%); --red: #b42318; --green: #067647;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0e1014; --surface: #15181e; --border: #292e38; --text: #eceef2; --text-2: #b6bcc8; --text-3: #939baa;
    --accent: #a0a8ff; --accent-soft: #23264a; --grey-soft: #262b34; --shadow: 0 1px 2px rgb(0 0 0 / 40%); --red: #ff9a8f; --green: #6ce0a4;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text-2); -webkit-text-size-adjust: 100%;
  font: 14px/20px 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Hiragino Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK JP', 'Noto Sans CJK SC', sans-serif;
}
main { max-width: 720px; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2, p, ol, ul { margin: 0; padding: 0; }
h1 { color: var(--text); font-size: 20px; line-height: 28px; font-weight: 650; }
h2 { color: var(--text); font-size: 16px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
header { margin-bottom: 24px; }
header p { margin-top: 4px; }
.links, nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 12px; }
a { color: var(--accent); font-weight: 500; text-decoration: none; padding: 4px 0; }
a:hover { text-decoration: underline; text-underline-offset: 2px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
ol { list-style: none; display: grid; gap: 12px; }
article, .empty, .jobs { background: var(--surface); border: 1px solid var(--border); border-radius: 8px; box-shadow: var(--shadow); padding: 16px; }
.empty { padding: 40px 24px; text-align: center; }
.empty p { max-width: 420px; margin: 8px auto 0; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-top: 4px; color: var(--text-3); font-size: 13px; overflow-wrap: anywhere; }
.channel { padding: 0 8px; border-radius: 10px; background: var(--grey-soft); color: var(--text-2); }
.state { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-top: 4px; font-size: 13px; font-weight: 500; }
.state.failed, .state.expired { color: var(--red); }
.state.sent { color: var(--green); }
.why { font-weight: 400; color: var(--text-2); overflow-wrap: anywhere; }
.jobs { margin-bottom: 24px; border-left: 4px solid var(--red); }
.jobs ul { list-style: none; display: grid; gap: 12px; margin-top: 12px; }
.follow { margin-top: 8px; }
.code { margin-top: 12px; }
code:not(.name) {
  display: inline-block; padding: 8px 16px; border-radius: 6px; background: var(--accent-soft); color: var(--text); cursor: copy;
  font: 600 28px/36px ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; letter-spacing: 6px;
  -webkit-user-select: all; user-select: all;
}
.name { color: var(--text); font: 600 13px/20px ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.text { margin-top: 12px; white-space: pre-line; overflow-wrap: anywhere; }
.visuallyHidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
