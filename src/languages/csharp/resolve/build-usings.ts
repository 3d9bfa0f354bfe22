// Packages whose namespaces a build imports into all files of a project: `<Using Include="Xunit" />`. No line of a file names
// them, so that only what a file uses of them tells that it does. That is known of those that projects often import so.
import type { Assemblies, Compilation } from './assemblies.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

/** The namespace of a library that a reference uses, if the build imports it. */
export function buildUsings(
  assemblies: Assemblies,
): (compilation: Compilation, reference: string) => string | undefined {
  const known = new Map<Compilation, ReadonlySet<string>>();
  const importedBy = (compilation: Compilation): ReadonlySet<string> => {
    const usings = assemblies.projectsOf(compilation).flatMap((project) => project.usings);
    const imported = usings.filter(({ form, name }) => form === 'namespace' && usesOf.has(name));
    return new Set(imported.map(({ name }) => name));
  };
  return (compilation, reference) =>
    [...getOrAdd(known, compilation, () => importedBy(compilation))].find((name) =>
      usesOf.get(name)?.test(reference),
    );
}

const ofFluentAssertions = /\.Should\(\)$/;

/** Namespace → attributes in brackets, types, and extension methods after a dot. */
const usesOf: ReadonlyMap<string, RegExp> = new Map([
  [
    'Xunit',
    /^\[(?:Fact|Theory|InlineData|MemberData|ClassData|Collection\w*|Trait)\b|^(?:Assert|I(?:Class|Collection)Fixture|IAsyncLifetime|TheoryData)\b/,
  ],
  ['Xunit.Abstractions', /^ITestOutputHelper\b/],
  [
    'NUnit.Framework',
    /^\[(?:Test\w*|(?:OneTime)?(?:SetUp|TearDown)|Values\w*|Parallelizable)\b|^(?:Assert|Is|Has|Does|TestCaseData)\b/,
  ],
  [
    'Microsoft.VisualStudio.TestTools.UnitTesting',
    /^\[(?:(?:Data)?TestMethod|Test\w+|DataRow|\w+(?:Initialize|Cleanup))\b|^(?:Assert|CollectionAssert|StringAssert|TestContext)\b/,
  ],
  ['Shouldly', /\.Should[A-Z]\w*(?:<.*>)?\(\)$|^Should\./],
  ['FluentAssertions', ofFluentAssertions],
  ['AwesomeAssertions', ofFluentAssertions],
  ['Moq', /^(?:Mock|It|Times|MockBehavior)\b/],
  [
    'NSubstitute',
    /^(?:Substitute|Arg)\b|\.(?:Received|DidNotReceive|Returns|ReturnsForAnyArgs)\w*(?:<.*>)?\(\)$/,
  ],
  ['FakeItEasy', /^A\.|\.MustHaveHappened\w*\(\)$/],
  ['AutoFixture', /^I?Fixture\b/],
  ['AutoFixture.Xunit2', /^\[(?:Inline)?AutoData\b/],
  ['Bogus', /^Faker\b/],
  [
    'BenchmarkDotNet.Attributes',
    /^\[(?:Benchmark\w*|Params\w*|Arguments\w*|(?:Global|Iteration)(?:Setup|Cleanup)|MemoryDiagnoser)\b/,
  ],
]);
