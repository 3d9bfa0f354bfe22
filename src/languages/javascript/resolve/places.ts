// The places that files import from. Files at one place share their answers.
import { getOrAdd } from '../../kit/multi-map.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Layout, Scope } from './layout.ts';
import { folderOf } from '../../kit/paths.ts';
import { isDeclaration } from './probe-file.ts';
import type { Tsconfig } from './tsconfig.ts';

export class Place {
  readonly scope: Scope;
  /** Specifier → what was answered. */
  readonly targets = new Map<string, Target>();
  /** The same for names of AMD, which mean something else. */
  references: Map<string, Target> | undefined;
  /** Where names are asked for, which mean the same in every folder of a package. */
  readonly home: Place;
  /** That of the folder around, once it was asked for. */
  around: Place | undefined;

  constructor(scope: Scope, home?: Place) {
    this.scope = scope;
    this.home = home ?? this;
  }
}

export class Places {
  readonly #layout: Layout;
  readonly #placeOf = new Map<string, Place>();
  /** Preference → config → folder. */
  readonly #byScope = {
    implementation: new Map<Tsconfig | undefined, Map<string, Place>>(),
    declaration: new Map<Tsconfig | undefined, Map<string, Place>>(),
  };

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  of(path: string): Place {
    let place = this.#placeOf.get(path);
    if (place === undefined) {
      const folder = folderOf(path);
      const config = this.#layout.configs.configFor(path, folder);
      const preference = isDeclaration(path) ? 'declaration' : 'implementation';
      place = this.#in(folder, { config, preference });
      this.#placeOf.set(path, place);
    }
    return place;
  }

  /** The place that a file would have one folder further out, all else being the same. */
  around(place: Place): Place {
    place.around ??= this.#in(folderOf(place.scope.folder), place.scope);
    return place.around;
  }

  #in(folder: string, { config, preference }: Omit<Scope, 'folder'>): Place {
    const places = this.#under(config, preference);
    let place = places.get(folder);
    if (place === undefined) {
      const home = this.#layout.packages.homeOf(folder);
      const scope = { folder, config, preference };
      // The home of a home is itself.
      place = home === folder ? new Place(scope) : new Place(scope, this.#in(home, scope));
      places.set(folder, place);
    }
    return place;
  }

  #under(config: Tsconfig | undefined, preference: Scope['preference']): Map<string, Place> {
    return getOrAdd(this.#byScope[preference], config, () => new Map());
  }
}
