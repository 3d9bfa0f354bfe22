const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

export function page(title: string, body: string): string {
  return `<!doctype html><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${body}`;
}
