// Which files are programs by a `main` in their code, and where a project that has some begins. For C and Go see
// c/programs.test.ts.
import { describe, expect, it } from 'vitest';
import { findEntryPoints } from '../../src/query/product/entry-points.ts';
import { analyzeText } from '../support/analyze-text.ts';

async function programsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { entryPoints = [] } = await analyzeText(files);
  return entryPoints.map(({ file }) => file);
}

describe('a file is a program', () => {
  it.each([
    [
      'of Java',
      'Till.java',
      'class Till {\n  @Deprecated\n  public static final void main(String... args) {}\n}\n',
    ],
    ['of Kotlin', 'till.kt', 'package shop\n\nsuspend fun main() = sell()\n'],
    [
      'of Kotlin in an object',
      'till.kt',
      'object Till {\n  @JvmStatic fun main(args: Array<String>) {}\n}\n',
    ],
    ['of Scala', 'Till.scala', 'object Till {\n  def main(args: Array[String]): Unit = sell()\n}\n'],
    ['of Scala that extends App', 'Till.scala', 'object Till extends Shop with App {\n  sell()\n}\n'],
    ['of Scala 3', 'till.scala', '@main def till(item: String): Unit = sell(item)\n'],
    [
      'of C#',
      'Till.cs',
      'class Till {\n  [STAThread]\n  static async Task<int> Main(string[] args) => 0;\n}\n',
    ],
    [
      'of C# without a type',
      'Till.cs',
      'using Shop;\n\nvar app = Build();\nawait app.RunAsync();\nclass Row { }\n',
    ],
    ['of Swift', 'Till.swift', '@main\nstruct Till {\n  static func main() {}\n}\n'],
  ])('%s', async (_, path, text) => {
    expect(await programsIn({ [path]: text })).toEqual([path]);
  });

  it.each([
    [
      'calls it',
      'Till.java',
      'class Till {\n  static void sell() { Shop.main(null); }\n  void main(int a) {}\n}\n',
    ],
    [
      'mentions it',
      'Till.java',
      '// public static void main(String[] args)\nclass Till { String s = "void main("; }\n',
    ],
    ['is a script of Kotlin', 'build.gradle.kts', 'fun main() {}\n'],
    ['has it in a class', 'till.kt', 'class Till {\n  fun main() {}\n  val main = 1\n}\n'],
    ['names another thing so', 'Till.scala', 'class Till(main: Int) extends Apps { val app = main }\n'],
    [
      'has one for each object',
      'Till.cs',
      'class Till {\n  static int count;\n  void Main() { Shop.Main(); }\n}\n',
    ],
    [
      'has only declarations',
      'Till.cs',
      'global using Shop;\nusing Row = System.Int32;\n[assembly: Sold]\nnamespace Till;\npublic delegate void Sell();\nrecord Line(int Count);\n',
    ],
    ['has a function main', 'till.swift', '@objc class Till {\n  func main() {}\n}\n'],
  ])('but not one that %s', async (_, path, text) => {
    expect(await programsIn({ [path]: text })).toEqual([]);
  });
});

const javaMain = 'public static void main(String[] args) {}';

describe('a project begins', () => {
  it('with its programs, whatever their names, and tests are none', async () => {
    const report = await analyzeText({
      'src/main/java/shop/Clerk.java': `package shop;\nclass Clerk { Cart cart; ${javaMain} }\n`,
      'src/main/java/shop/web/ShopServer.java':
        'package shop.web;\nclass ShopServer { shop.Cart a; shop.Tax b; }\n',
      'src/main/java/shop/Cart.java': 'package shop;\nclass Cart {}\n',
      'src/main/java/shop/Tax.java': 'package shop;\nclass Tax {}\n',
      'src/test/java/shop/ClerkTest.java': `package shop;\nclass ClerkTest { Clerk clerk; ${javaMain} }\n`,
    });
    expect(findEntryPoints(report).files.map(({ file }) => file)).toEqual([
      'src/main/java/shop/Clerk.java',
      'src/main/java/shop/web/ShopServer.java',
    ]);
  });

  it('with programs before files that have a main to be tried', async () => {
    const report = await analyzeText({
      'shop/Clerk.java': `package shop;\nclass Clerk { Chart chart; Page page; ${javaMain} }\n`,
      'shop/Chart.java': `package shop;\nclass Chart { Line line; Color color; Page page; ${javaMain} }\n`,
      'shop/Page.java': 'package shop;\nclass Page { Chart chart; }\n',
      'shop/Line.java': 'package shop;\nclass Line {}\n',
      'shop/Color.java': 'package shop;\nclass Color {}\n',
    });
    expect(findEntryPoints(report).files.map(({ file }) => file)).toEqual([
      'shop/Clerk.java',
      'shop/Chart.java',
    ]);
  });
});
