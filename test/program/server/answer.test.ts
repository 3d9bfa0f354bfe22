import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchServer } from '../../support/launch-server.ts';
import { runLintel } from '../../support/run-lintel.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('answers questions as the commands do, about the report that is served', async () => {
  const folder = temporaryFolder({ 'cart.ts': "import './price.ts';\n", 'price.ts': '', 'tax.ts': '' });
  const { url, stop } = await launchServer(folder, temporaryFolder(), 0);
  try {
    const ask = async (query: string): Promise<string> => (await fetch(`${url}/api/answer?${query}`)).text();
    const command = runLintel(folder, ['impact', 'price.ts', '--no-cache', '--no-history']).stdout;
    const impact = await ask('question=impact&files=price.ts');
    expect(impact).toBe(command.replace(/^.*, analysed .*\n/m, ''));
    expect(impact).toContain('cart.ts:1');
    expect(await ask('question=file&file=prise.ts')).toContain('Did you mean price.ts?');
    const many = await Promise.all(Array.from({ length: 20 }, () => ask('question=impact&files=price.ts')));
    expect(new Set(many)).toEqual(new Set([impact]));
    writeFileSync(join(folder, 'tax.ts'), "import './price.ts';\n");
    await fetch(`${url}/api/reanalyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await ask('question=impact&files=price.ts')).toContain('tax.ts:1');
  } finally {
    await stop();
  }
});
