// Broken files: what is opened and never closed hides the imports after it. They are read all the same where that is certain,
// else reported with the first line that was not read.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/languages/index.ts';
import { sourceText } from '../../support/source-text.ts';

const loaded = await Promise.all(languages.map((language) => language.load()));

function read(path: string, text: string) {
  const extension = path.slice(path.lastIndexOf('.'));
  const language = loaded.find(({ extensions }) => extension in extensions)!;
  const { imports, skippedFrom } = language.extract(sourceText(path, text));
  const statements = imports.filter(({ kind }) => kind !== 'reference');
  return { read: statements.map(({ specifier }) => specifier), skippedFrom };
}

const python = 'import tax\nfrom price import total\n\n\ndef order():\n    """An order."""\n    return (1)\n';
const go = 'import "tax"\n\nfunc order() int { return 1 }\n';
const rust = 'use price::Tax;\nmod tax;\n\nfn order() -> i32 { 1 }\n';
const swift = 'import Tax\n\nfunc order() -> Int { return 1 }\n';
const scala = 'import shop.Tax\n\nobject Order { def total = 1 }\n';
const php = 'use Shop\\Tax;\nrequire "price.php";\n\nfunction order() { return 1; }\n';
const shell = '. ./tax.sh\nsource ./price.sh\n\norder() { echo 1; }\n';
const elixir = '  alias Shop.Tax\n  def order, do: 1\nend\n';
const dart = "import 'tax.dart';\nexport 'price.dart';\n\nint order() { return 1; }\n";
const proto = 'import "tax.proto";\nimport public "price.proto";\n\nmessage Order { string id = 1; }\n';
const java = 'import shop.Tax;\n\nclass Order { }\n';
const kotlin = 'import shop.Tax\n\nclass Order\n';
const csharp = 'using Shop.Tax;\n\nclass Order { }\n';
const ruby = "require 'tax'\n\ndef order; end\n";
const lua = "require 'tax'\n\nfunction order() end\n";
const c = '#include "tax.h"\n\nint order() { return 1; }\n';
const haskell = 'import Tax\nimport Price\n\norder = 1\n';

describe('imports after something that is never closed are reported', () => {
  it.each([
    ['a string', 'cart.py', `import shop\n"""\n${python}`, ['shop'], 3],
    ['a string with apostrophes', 'cart.py', `import shop\n'''\n${python}`, ['shop'], 3],
    ['a field of a string', 'cart.py', `x = f"""{shop}\n${python}`, [], 2],
    ['a raw string', 'cart.go', `package cart\nimport "shop"\nvar x = \`\n${go}`, ['shop'], 4],
    ['a comment', 'cart.go', `package cart\n/* the cart\n${go}`, [], 3],
    ['a parenthesis', 'cart.go', `package cart\nimport "shop"\nvar x = order(\n${go}`, ['shop'], 4],
    ['a brace', 'cart.go', `package cart\nvar x = []int{\n${go}`, [], 3],
    ['a string', 'cart.rs', `use shop::Cart;\nconst A: &str = "\n${rust}`, ['shop::Cart'], 3],
    ['a raw string', 'cart.rs', `const A: &str = r#"\n${rust}`, [], 2],
    ['a comment', 'cart.rs', `/* the cart /* its lines */\n${rust}`, [], 2],
    ['a string', 'cart.swift', `import Shop\nlet text = """\n${swift}`, ['Shop'], 3],
    ['a comment', 'cart.swift', `/* the cart\n${swift}`, [], 2],
    ['a string', 'cart.scala', `import shop.Cart\nval text = """\n${scala}`, ['shop.Cart'], 3],
    ['a comment', 'cart.scala', `/* the cart\n${scala}`, [], 2],
    ['markup', 'cart.scala', `val text = <cart>\n${scala}`, [], 2],
    [
      'a string',
      'cart.php',
      `<?php\nuse Shop\\Cart;\n$a = "\n${php.replaceAll('"', "'")}`,
      ['Shop\\Cart'],
      4,
    ],
    ['a string with apostrophes', 'cart.php', `<?php\n$a = '\n${php}`, [], 3],
    ['a heredoc', 'cart.php', `<?php\n$a = <<<END\n${php}`, [], 3],
    ['a nowdoc', 'cart.php', `<?php\n$a = <<<'END'\n${php}`, [], 3],
    ['a comment', 'cart.php', `<?php\n/* the cart\n${php}`, [], 3],
    ['a string', 'cart.sh', `. ./shop.sh\necho "\n${shell}`, ['./shop.sh'], 3],
    ['a string with apostrophes', 'cart.sh', `echo '\n${shell}`, [], 2],
    ['a substitution', 'cart.sh', `echo $(\n${shell}`, [], 2],
    ['a here-document', 'cart.sh', `cat <<END\n${shell}`, [], 2],
    ['a string', 'cart.ex', `defmodule Cart do\n  use Shop\n  x "\n${elixir}`, ['Shop'], 4],
    ['a heredoc', 'cart.ex', `defmodule Cart do\n  @doc """\n${elixir}`, [], 3],
    ['a comment', 'cart.dart', `import 'shop.dart';\n/* the cart\n${dart}`, ['shop.dart'], 3],
    ['a string', 'cart.dart', `var text = '''\n${dart}`, [], 2],
    ['an annotation', 'cart.dart', `@Cart(\n${dart}`, [], 2],
    ['a comment', 'cart.proto', `import "shop.proto";\n/* the cart\n${proto}`, ['shop.proto'], 3],
    ['a comment', 'cart.java', `import shop.Cart;\n/* the cart\n${java}`, ['shop.Cart'], 3],
    ['a text block', 'cart.java', `String text = """\n${java}`, [], 2],
    ['a class', 'cart.java', `class Cart {\n${java}`, [], 2],
    ['a comment', 'cart.kt', `import shop.Cart\n/* the cart\n${kotlin}`, ['shop.Cart'], 3],
    ['a raw string', 'cart.kt', `val text = """\n${kotlin}`, [], 2],
    ['a comment', 'cart.cs', `using Shop;\n/* the cart\n${csharp}`, ['Shop'], 3],
    ['a verbatim string', 'cart.cs', `var text = @"\n${csharp}`, [], 2],
    ['a class', 'cart.cs', `class Cart {\n${csharp}`, [], 2],
    ['a string', 'cart.rb', `require 'shop'\ntext = "\n${ruby}`, ['shop'], 3],
    ['a heredoc', 'cart.rb', `text = <<~END\n${ruby}`, [], 2],
    ['a comment', 'cart.rb', `=begin\n${ruby}`, [], 2],
    ['a string', 'cart.lua', `require 'shop'\nlocal text = [[\n${lua}`, ['shop'], 3],
    ['a comment', 'cart.lua', `--[[ the cart\n${lua}`, [], 2],
    ['a comment', 'cart.c', `#include "shop.h"\n/* the cart\n${c}`, ['shop.h'], 3],
    ['a raw string', 'cart.cpp', `auto text = R"(\n${c}`, [], 2],
    ['a parenthesis', 'cart.hs', `module Cart (\n${haskell}`, [], 2],
    ['a comment', 'cart.hs', `import Shop\n{- the cart\n${haskell}`, ['Shop'], 3],
  ])('%s in %s', (_, path, text, specifiers, skippedFrom) => {
    expect(read(path, text)).toEqual({ read: specifiers, skippedFrom });
  });
});

describe('imports after an unclosed bracket are read where it cannot hide them', () => {
  it.each([
    ['cart.py', `order([{\n${python}`, ['tax', 'price']],
    ['cart.rs', `fn cart() { order([(\n${rust}`, ['price::Tax', 'mod tax']],
    ['cart.dart', `class Cart { var x = order([\n${dart}`, ['tax.dart', 'price.dart']],
    ['cart.dart', `import 'cart.dart\n${dart}`, ['tax.dart', 'price.dart']],
    ['cart.proto', `message Cart { repeated [ (\n${proto}`, ['tax.proto', 'price.proto']],
    ['cart.swift', `class Cart { let x = order([\n${swift}`, ['Tax']],
    ['cart.scala', `class Cart { val x = order([\n${scala}`, ['shop.Tax']],
  ])('%s', (path, text, specifiers) => {
    expect(read(path, text)).toEqual({ read: specifiers, skippedFrom: undefined });
  });
});

describe('nothing is reported of valid files', () => {
  it.each([
    ['a string', 'cart.py', `import shop\ntext = """\n${python.replaceAll('"""', '')}"""\n`],
    ['a string at the end', 'cart.go', 'package cart\nimport "shop"\nvar x = `\nimport "tax"\n`'],
    ['a raw string', 'cart.rs', `use shop::Cart;\nconst A: &str = r#"\n${rust}"#;`],
    ['a comment', 'cart.swift', `import Shop\n/*\n${swift}*/`],
    ['a string', 'cart.scala', `import shop.Cart\nval text = """\n${scala}"""`],
    ['a heredoc', 'cart.php', `<?php\nuse Shop\\Cart;\n$a = <<<END\n${php}END;\n?>\n<p>`],
    ['a here-document', 'cart.sh', `. ./shop.sh\ncat <<END\n${shell}END\n`],
    ['a heredoc', 'cart.ex', `defmodule Cart do\n  use Shop\n  @doc """\n${elixir}"""\nend\n`],
    ['a string', 'cart.dart', `import 'shop.dart';\nvar text = '''\n${dart.replaceAll("'", '"')}''';\n`],
    ['a comment', 'cart.proto', `import "shop.proto";\n/*\n${proto}*/\n`],
    ['a comment', 'cart.hs', `import Shop\n{-\n${haskell}-}\norder = 1\n`],
    ['a comment at the end', 'cart.hs', `import Shop\n{-\n${haskell}-}\n`],
  ])('with imports in %s: %s', (_, path, text) => {
    const { read: specifiers, skippedFrom } = read(path, text);
    expect([specifiers.length, skippedFrom]).toEqual([1, undefined]);
  });
});
