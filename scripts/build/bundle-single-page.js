// Builds the page as one file for `lintel export html`: script and style inline, allowed by their hashes only, and a
// placeholder for the report.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

/** The placeholder that src/exporters/html.ts replaces. */
const reportPlace = '<!--report-->';

/** @param {string} file */
export async function bundleSinglePage(file) {
  const built = await build({
    logLevel: 'warn',
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('The build did not return exactly one output.');
  const { page, script, style } = partsOf(built.output);
  const body = page
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(/<noscript[^]*<\/noscript\s*>/, '<noscript>This page needs JavaScript.</noscript>');
  // Functions, because `$` has a meaning in replacement strings.
  const whole = body
    .replace('<meta name="viewport"', (next) => `${policy(script, style)}\n    ${next}`)
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace('</body>', () => `  ${reportPlace}\n    <script type="module">${script}</script>\n  </body>`);
  writeFileSync(file, whole);
}

/**
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 */
function partsOf(output) {
  const scripts = output.flatMap((item) => (item.type === 'chunk' ? [item.code] : []));
  const [script, ...moreScripts] = scripts;
  const page = textOf(output, '.html');
  const style = textOf(output, '.css');
  if (script === undefined || moreScripts.length > 0) throw new Error('The page is not one script.');
  if (/<\/style/i.test(style)) throw new Error('The style contains an end tag.');
  return { page, style, script: escapeScriptTags(script) };
}

/**
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {string} extension
 */
function textOf(output, extension) {
  const found = output.filter((item) => item.fileName.endsWith(extension));
  const [file] = found;
  if (file?.type !== 'asset' || found.length > 1) throw new Error(`The page is not one ${extension} file.`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/**
 * Escapes script tags inside strings, which would end the script element.
 * @param {string} script
 */
function escapeScriptTags(script) {
  return script.replaceAll(/<(?=\/script|!--|script)/gi, '\\x3c').trim();
}

/**
 * @param {string} script
 * @param {string} style
 */
function policy(script, style) {
  const rules = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
}

/** @param {string} text */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
