// The gem of a feature or constant.
import { ownersIn } from '../../kit/key-by-word.ts';
import { wordSet } from '../../kit/word-set.ts';
import { type GemNames, plainName } from './gem-names.ts';

/** Gems and the first parts of features or constants, where the names differ. */
const aliases =
  ownersIn(`actionpack abstractcontroller actioncontroller actiondispatch; concurrent-ruby concurrent;
  railties rails; rspec spec`);

/** Dependencies of `rails`, which a Gemfile does not list. */
const partsOfRails = wordSet(`
  actioncable actionmailbox actionmailer actionpack actiontext actionview activejob activemodel activerecord
  activestorage activesupport railties
`);

/** Gems bundled with Ruby whose features have other names. */
const bundled = ownersIn('test-unit testunit');

export class Gems {
  readonly #names: ReadonlyMap<string, string>;
  readonly #own: ReadonlySet<string>;

  constructor({ own, others }: GemNames) {
    this.#names = others;
    this.#own = new Set(own.map(({ name }) => plainName(name)));
  }

  /** The gem with the longest name that is a prefix of the feature: `rack-test` for `rack/test/utils`. */
  ofFeature(feature: string): string | undefined {
    for (let end = feature.length; end > 0; end = feature.lastIndexOf('/', end - 1)) {
      const gem = this.#named(plainName(feature.slice(0, end)));
      if (gem !== undefined) return gem;
    }
    return undefined;
  }

  /** `Rack::Test::Methods`; only gems that the project names. */
  ofConstant(path: string): string | undefined {
    return this.ofFeature(path.replaceAll('::', '/')) ?? this.#ofRuby(path);
  }

  /** `Vips` of ruby-vips. */
  #ofRuby(path: string): string | undefined {
    const [top = ''] = path.split('::', 1);
    const gem = this.#names.get(`ruby${plainName(top)}`);
    return gem?.startsWith('ruby-') === true ? gem : undefined;
  }

  #named(plain: string): string | undefined {
    const listed = this.#names.get(plain);
    if (listed !== undefined || this.#own.has(plain)) return listed;
    const alias = aliases.get(plain) ?? plain;
    const known = this.#names.get(plainName(alias));
    if (known !== undefined) return known;
    return this.#names.has('rails') && partsOfRails.has(alias) ? alias : bundled.get(plain);
  }
}
