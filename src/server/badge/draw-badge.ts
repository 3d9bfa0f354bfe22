// Draws a flat badge with the dimensions of shields.io: height 20, padding 5, odd text widths.
import { textWidth } from './verdana.ts';

export interface Badge {
  readonly label: string;
  readonly message: string;
  /** The colour behind the message. */
  readonly color: string;
}

const padding = 5;
const labelColor = '#555';

/** Label and message are not user input and need no escaping. */
export function drawBadge({ label, message, color }: Badge): string {
  const labelText = oddWidth(label);
  const messageText = oddWidth(message);
  const left = labelText + 2 * padding;
  const right = messageText + 2 * padding;
  const name = `${label}: ${message}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    '<linearGradient id="shine" x2="0" y2="100%"><stop offset="0" stop-color="#bbb" stop-opacity=".1"/>',
    '<stop offset="1" stop-opacity=".1"/></linearGradient>',
    `<clipPath id="corners"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    '<g clip-path="url(#corners)">',
    `<rect width="${left}" height="20" fill="${labelColor}"/>`,
    `<rect x="${left}" width="${right}" height="20" fill="${color}"/>`,
    `<rect width="${left + right}" height="20" fill="url(#shine)"/></g>`,
    '<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" ',
    'text-rendering="geometricPrecision" font-size="110" transform="scale(.1)">',
    drawText(label, 1 + left / 2, labelText),
    drawText(message, left + right / 2 - 1, messageText),
    '</g></svg>',
  ].join('');
}

/** Coordinates are in tenths: text is laid out at ten times its size, so that it is even at any zoom. */
function drawText(text: string, center: number, width: number): string {
  const place = `x="${Math.round(center * 10)}" textLength="${width * 10}"`;
  return `<text aria-hidden="true" ${place} y="150" fill="#010101" fill-opacity=".3">${text}</text><text ${place} y="140">${text}</text>`;
}

/** With an odd width the centre is on a pixel. */
function oddWidth(text: string): number {
  const width = Math.floor(textWidth(text));
  return width % 2 === 0 ? width + 1 : width;
}
