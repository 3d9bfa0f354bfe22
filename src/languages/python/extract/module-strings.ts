// Which statements name modules in strings for a framework to load: the settings of Django, and those with one of its words or
// of Celery's and Flask's.
import { nameOf } from '../../../std/paths.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { type KeywordSearch, searchFor } from './keyword-search.ts';

/** Not Django's own `global_settings.py`: what a project may leave as it is. */
const settingsFile = /^(?!global_)\w*settings\w*\.py$/;
const startFile = /^(?:manage|wsgi|asgi|celery|conftest)\.py$/;
const celeryConfig = 'celeryconfig.py';

const settingsModule = searchFor('DJANGO_SETTINGS_MODULE');
const ofCelery = [searchFor('Celery('), searchFor('config_from_object'), searchFor('autodiscover_tasks')];
const ofFlask = [searchFor('from_object')];
const ofUrls = [searchFor('include(')];

/** Imported module → what the file then calls with the names of others. */
const searchesAfter = new Map([
  ['django', [settingsModule]],
  ['django.urls', ofUrls],
  ['django.conf.urls', ofUrls],
  ['celery', ofCelery],
  ['flask', ofFlask],
]);
/** All strings of a statement with one of these are meant. */
const ofStatement = [settingsModule, ...ofCelery, ...ofFlask];

const setting = /^[ \t]*(?:[A-Z][A-Z0-9_]*|imports|include|beat_schedule)(?=[ .[+:=])/gm;
const isLower = /^[a-z]/;
/** Names of loggers look like names of modules. */
const ofLogs = /LOG(?!IN)/;
/** Outside of settings, a constant is only known to name modules by its own name. */
const naming =
  /^(?:ADD_\w+|\w*(?:APPS|MIDDLEWARE|URLCONF|APPLICATION|BACKENDS?|PROCESSORS|ROUTERS|CLASS|CLASSES|MODULES?|IMPORTS|PLUGINS?))$/;
const longestName = 80;

const pathInString = /(["'])[A-Za-z_]\w*(?:\.\w+)+\1/;
/** A file without imports that is longer is a table of data. */
const longestConfiguration = 20_000;

export class ModuleStrings {
  readonly #text: Buffer;
  readonly #keywords: KeywordSearch;
  readonly #isCeleryConfig: boolean;
  readonly #isSettings: boolean;
  /** Whether any statement of the file may be one, so far. */
  #mayBe = false;

  constructor(path: FilePath, text: Buffer, keywords: KeywordSearch) {
    this.#text = text;
    this.#keywords = keywords;
    const name = nameOf(path);
    this.#isCeleryConfig = name === celeryConfig;
    this.#isSettings = this.#isCeleryConfig || (path.includes('settings') && isSettings(path, name));
    if (this.#isSettings || (keywords.next(0) === -1 && isConfiguration(text))) this.#seekSettings();
    else if (startFile.test(name)) this.#seek([settingsModule], 0);
  }

  /** After an import. */
  enter(specifier: string, from: number): void {
    const searches = searchesAfter.get(specifier);
    if (searches !== undefined) this.#seek(searches, from);
  }

  /** Whether the statement at these bytes is one. */
  areIn(start: number, end: number): boolean {
    if (!this.#mayBe) return false;
    setting.lastIndex = 0;
    const name = setting.exec(this.#text.toString('latin1', start, start + longestName))?.[0];
    if (name !== undefined && (this.#isCeleryConfig || !isLower.test(name)))
      return !ofLogs.test(name) && (this.#isSettings || naming.test(name));
    const statement = this.#text.subarray(start, end);
    return ofStatement.some((search) => search(statement, 0) !== -1);
  }

  #seek(searches: typeof ofCelery, from: number): void {
    this.#mayBe = true;
    for (const search of searches) this.#keywords.add(search, from);
  }

  #seekSettings(): void {
    const code = this.#text.toString('latin1');
    const search = (_: Buffer, from: number): number => {
      setting.lastIndex = from;
      return setting.exec(code)?.index ?? -1;
    };
    this.#seek([search], 0);
  }
}

function isSettings(path: FilePath, name: string): boolean {
  return settingsFile.test(name) || path.endsWith(`settings/${name}`);
}

/** Of a file without imports. */
function isConfiguration(text: Buffer): boolean {
  return text.length > 0 && text.length < longestConfiguration && pathInString.test(text.toString('latin1'));
}
