import { describe, expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

const project = { 'src/Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk"></Project>' };

async function tanglesIn(files: Readonly<Record<string, string>>): Promise<unknown> {
  const { tangles } = await analyzeText({ ...project, ...files });
  return tangles.map(({ members, back }) => [members, back.flatMap(({ edges }) => edges)]);
}

const policy = 'namespace Shop; public abstract partial class Policy { }\n';
const partOfPolicy = (used: string): string =>
  `namespace Shop; public abstract partial class Policy { public static ${used} Make() => null; }\n`;
const heir = (name: string): string => `namespace Shop; public class ${name} : Policy { }\n`;

describe('a name of a partial type of C#', () => {
  it.each([['Policy.cs'], ['PolicyT.cs'], ['Policy.Main.cs']])(
    'leads between folders to the part in the file that is called like it: %s',
    async (main) => {
      const files = {
        [`src/${main}`]: policy,
        'src/Retry/RetryPolicy.cs': heir('RetryPolicy'),
        'src/Retry/RetrySyntax.cs': partOfPolicy('RetryPolicy'),
        'src/Timeout/TimeoutPolicy.cs': heir('TimeoutPolicy'),
        'src/Timeout/TimeoutSyntax.cs': partOfPolicy('TimeoutPolicy'),
      };
      expect(await tanglesIn(files)).toEqual([]);
      const { detailed } = await analyzeText({ ...project, ...files });
      expect(detailed.edges.map(({ id }) => id)).toContain(
        'src/Retry/RetryPolicy.cs->src/Timeout/TimeoutSyntax.cs',
      );
    },
  );

  it('leads to one unit, where parts are called like the file next to them', async () => {
    const files = {
      'src/Policy.cs': policy,
      'src/Policy.Retry.cs': partOfPolicy('RetryPolicy'),
      'src/Policy.Timeout.cs': partOfPolicy('TimeoutPolicy'),
      'src/Order.Total.cs': 'namespace Shop; public class OrderTotal { }\n',
      'src/Retry/RetryPolicy.cs': heir('RetryPolicy'),
      'src/Timeout/TimeoutPolicy.cs': 'namespace Shop; public class TimeoutPolicy { OrderTotal total; }\n',
    };
    expect(await tanglesIn(files)).toEqual([
      [['src/Policy.*', 'src/Retry/'], [['src/Retry/RetryPolicy.cs', 'src/Policy.cs']]],
    ]);
  });

  it('does not lead to methods for it from outside, which other code may need', async () => {
    const files = {
      'src/IPolicy.cs': 'namespace Shop; public interface IPolicy { }\n',
      'src/IPolicy.Extensions.cs':
        'namespace Shop; public static class PolicyExtensions { public static Wrap In(this IPolicy own) => null; }\n',
      'src/Wrap/Wrap.cs': 'namespace Shop; public class Wrap : IPolicy { }\n',
    };
    expect(await tanglesIn(files)).toEqual([]);
  });

  it('leads to all parts if no file is called like it', async () => {
    const tangles = await tanglesIn({
      'src/Basics.cs': policy,
      'src/Retry/RetryPolicy.cs': heir('RetryPolicy'),
      'src/Retry/RetrySyntax.cs': partOfPolicy('RetryPolicy'),
      'src/Timeout/TimeoutPolicy.cs': heir('TimeoutPolicy'),
      'src/Timeout/TimeoutSyntax.cs': partOfPolicy('TimeoutPolicy'),
    });
    expect(tangles).toEqual([
      [['src/Retry/', 'src/Timeout/'], [['src/Timeout/TimeoutPolicy.cs', 'src/Retry/RetrySyntax.cs']]],
    ]);
  });

  it('leads to the file of a type nested in it as well', async () => {
    const tangles = await tanglesIn({
      'src/Policy.cs': policy,
      'src/Retry/State.cs':
        'namespace Shop; public abstract partial class Policy { public class State { Timer timer; } }\n',
      'src/Timeout/Timer.cs': 'namespace Shop; public class Timer { Policy.State state; }\n',
    });
    expect(tangles).toEqual([
      [['src/Timeout/', 'src/Retry/'], [['src/Retry/State.cs', 'src/Timeout/Timer.cs']]],
    ]);
  });
});

it('parts of one type of C# do not depend on each other between folders', async () => {
  const tangles = await tanglesIn({
    'src/Generator.cs': 'namespace Shop; public partial class Generator { }\n',
    'src/Read/Reader.cs':
      'namespace Shop; public partial class Generator { class Reader { Writer writer; } }\n',
    'src/Write/Writer.cs':
      'namespace Shop; public partial class Generator { class Writer { Reader reader; } }\n',
    'src/Program.cs': 'namespace Shop; public class Start { Generator generator; }\n',
  });
  expect(tangles).toEqual([]);
});
