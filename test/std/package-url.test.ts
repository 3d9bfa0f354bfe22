import { describe, expect, it } from 'vitest';
import { packageUrl } from '../../src/std/package-url.ts';

describe('the package URL', () => {
  it.each([
    ['npm', 'hono', 'pkg:npm/hono'],
    ['npm', '@acme/ui', 'pkg:npm/%40acme/ui'],
    ['golang', 'github.com/acme/log', 'pkg:golang/github.com/acme/log'],
    ['golang', 'github.com/BurntSushi/toml', 'pkg:golang/github.com/burntsushi/toml'],
    ['maven', 'com.acme:billing', 'pkg:maven/com.acme/billing'],
    ['pypi', 'My_Lib.core', 'pkg:pypi/my-lib-core'],
    ['composer', 'Acme/Mailer', 'pkg:composer/acme/mailer'],
    ['cargo', 'serde_json', 'pkg:cargo/serde_json'],
    ['nuget', 'Newtonsoft.Json', 'pkg:nuget/Newtonsoft.Json'],
    ['gem', 'rack-test', 'pkg:gem/rack-test'],
    ['generic', 'a b?c#d@e', 'pkg:generic/a%20b%3Fc%23d%40e'],
  ])('of %s %s is %s%s', (ecosystem, name, purl) => {
    expect(packageUrl(ecosystem, name)).toBe(purl);
  });
});
