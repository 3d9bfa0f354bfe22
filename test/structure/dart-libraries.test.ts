import { expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

const cubit = "import 'package:bloc/bloc.dart';\nclass Cubit {}\n";

async function tanglesWith(library: string): Promise<unknown> {
  const { tangles } = await analyzeText({
    'pubspec.yaml': 'name: bloc\n',
    'lib/bloc.dart': library,
    'lib/src/cubit.dart': cubit,
    'lib/core/cubit.dart': cubit,
  });
  return tangles.map(({ members }) => members);
}

it.each([["export 'src/cubit.dart';\n"], ["import 'package:bloc/src/cubit.dart';\n"]])(
  'a library of Dart next to the folder src that it takes files from is what its folder offers: %j',
  async (library) => {
    expect(await tanglesWith(library)).toEqual([]);
  },
);

it('a library of Dart next to another folder is a file of its own', async () => {
  expect(await tanglesWith("export 'core/cubit.dart';\n")).toEqual([['lib/core/', 'lib/bloc.dart']]);
});
