// Where an autoloader looks for a class, by the rules of a composer.json.
import type { Composer } from './composer-json.ts';

/** Whether the autoloader of that composer.json would load the class from this file. */
export function loads({ rules }: Composer, className: string, path: string): boolean {
  return (
    rules.psr4.some(
      ([prefix, folders]) =>
        className.startsWith(prefix) &&
        isIn(path, folders, className.slice(prefix.length).replaceAll('\\', '/')),
    ) ||
    rules.psr0.some(
      ([prefix, folders]) => className.startsWith(prefix) && isIn(path, folders, psr0Path(className)),
    )
  );
}

/** Whether the composer.json lists the file, or a folder around it. */
export function lists({ rules }: Composer, path: string): boolean {
  return rules.listed.some((place) => place === path || place === '.' || path.startsWith(`${place}/`));
}

/** `className` is in lower case: the names of files are compared without regard to it. */
function isIn(path: string, folders: readonly string[], rest: string): boolean {
  return folders.some((folder) => {
    const start = folder === '.' ? 0 : folder.length + 1;
    const isBelow = start === 0 || path.startsWith(`${folder}/`);
    return (
      isBelow && path.length === start + rest.length + 4 && path.slice(start).toLowerCase() === `${rest}.php`
    );
  });
}

/** An underscore in the name of a class is a folder, too. */
function psr0Path(className: string): string {
  const slash = className.lastIndexOf('\\') + 1;
  return className.slice(0, slash).replaceAll('\\', '/') + className.slice(slash).replaceAll('_', '/');
}
