// Real C# code to measure on, from the sources of Debian's packages.

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} source Of which package.
 * @property {string} folder In it.
 * @property {boolean} tunedOn Whether Lintel was changed after looking at its disagreements.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'Json.NET', source: 'newtonsoft-json', folder: 'Src', tunedOn: true },
  { name: 'NUnit', source: 'nunit', folder: 'src', tunedOn: false },
  { name: 'KeePass', source: 'keepass2', folder: '.', tunedOn: false },
  { name: 'Protocol Buffers for C#', source: 'protobuf', folder: 'csharp/src', tunedOn: true },
  { name: 'Thrift for .NET', source: 'thrift', folder: 'lib/netstd', tunedOn: true },
];
