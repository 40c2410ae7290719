/** The site's colours (app/globals.css), for pages that stand alone. */
export const REVIEW_STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(oklch(97.6% 0.012 84), oklch(20.5% 0.014 168)); --surface: light-dark(oklch(99.4% 0.005 84), oklch(24.5% 0.016 168));
  --edge: light-dark(oklch(62% 0.02 100), oklch(60% 0.018 168)); --line: light-dark(oklch(88.5% 0.02 84), oklch(34.5% 0.018 168));
  --ink: light-dark(oklch(25% 0.026 168), oklch(94.5% 0.012 84)); --soft: light-dark(oklch(45% 0.026 168), oklch(76% 0.018 120));
  --leaf: light-dark(oklch(41% 0.07 164), oklch(79% 0.085 164)); --on-leaf: light-dark(oklch(99% 0.01 84), oklch(20% 0.03 164));
  --clay: light-dark(oklch(53% 0.135 42), oklch(76% 0.11 52));
  --read: light-dark(oklch(92% 0.05 164), oklch(37% 0.05 164)); --doubt: light-dark(oklch(92% 0.07 84), oklch(40% 0.06 75));
  --model: light-dark(oklch(91% 0.04 260), oklch(38% 0.06 260)); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 1rem 0 .25rem; }
h2 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
a { color: var(--leaf); text-underline-offset: 3px; }
.soft { color: var(--soft); font-size: .875rem; }
.look { display: flex; gap: .5rem; margin: 1rem 0; flex-wrap: wrap; }
.look label { flex: 1 1 100%; font-size: .875rem; color: var(--soft); }
input[type=text] { flex: 1 1 12rem; min-width: 0; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; }
button, nav a { min-height: 2.75rem; padding: 0 .875rem; font: inherit; font-weight: 500; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: .75rem; cursor: pointer; text-align: start; overflow-wrap: anywhere; }
button:hover { border-color: var(--ink); }
button.first { background: var(--leaf); color: var(--on-leaf); border-color: var(--leaf); }
button.grave { color: var(--clay); border-color: var(--clay); }
:focus-visible { outline: 3px solid var(--clay); outline-offset: 2px; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; margin: 1rem 0; scroll-margin-top: 1rem; }
article#now { border-color: var(--leaf); border-width: 2px; }
.reason { font-weight: 600; color: var(--clay); }
.reason.published, .reason.merged { color: var(--leaf); }
.text { white-space: pre-wrap; margin: .75rem 0; max-height: 24rem; overflow: auto; }
.photos { display: flex; gap: .5rem; overflow-x: auto; margin: .75rem 0; padding: 0; list-style: none; }
.photos img { display: block; height: 10rem; width: auto; border-radius: .75rem; background: var(--line); }
.note { white-space: pre-line; background: var(--read); border-radius: .75rem; padding: .625rem .875rem; margin: .75rem 0 0; }
.presses { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; align-items: center; }
.presses label { flex: 1 1 100%; }
nav { display: flex; gap: .5rem; margin-top: 1rem; } nav a { display: inline-flex; align-items: center; text-decoration: none; }
mark { background: var(--read); color: inherit; border-radius: 3px; padding: 0 2px; }
mark.doubtful { background: var(--doubt); outline: 1px dashed var(--clay); }
mark.model { background: var(--model); }
@media (forced-colors: active) { mark { outline: 1px solid; } }`;
