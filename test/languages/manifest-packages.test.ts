// What manifests ask for and what they provide: one small project for each language.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { languages } from '../../src/languages/index.ts';
import type { Report } from '../../src/model/report.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { type ProjectText, textProject } from '../support/text-project.ts';
import { startCpuClock } from '../support/cpu-clock.ts';

/** `pkg:npm/cart 1.2.0 (package.json) imports cart.core` */
async function providedBy(texts: ProjectText): Promise<string[]> {
  const { provides } = await analyzeText(texts);
  return provides.map(({ purl, version, manifest, imports }) =>
    [purl, version, `(${manifest})`, imports && `imports ${imports.join(' ')}`].filter(Boolean).join(' '),
  );
}

/** `react ^19.0.0 (package.json)`, with the name in the manifest before the range if it is another one. */
async function rangesIn(texts: ProjectText): Promise<string[]> {
  return rangesOf(await analyzeText(texts));
}

function rangesOf({ detailed }: Report): string[] {
  return detailed.nodes.flatMap((node) =>
    node.type === 'file'
      ? []
      : (node.versionRanges ?? []).map(({ name, range, manifest }) =>
          [node.label, name, range, `(${manifest})`].filter(Boolean).join(' '),
        ),
  );
}

const json = (value: unknown): string => JSON.stringify(value);

describe('package.json', () => {
  it('provides a package unless it is private, an extension of an editor, or not of the product', async () => {
    const texts = {
      'package.json': json({ name: 'shop', private: true }),
      'packages/ui/package.json': json({ name: '@acme/ui', version: '2.1.0' }),
      'packages/editor/package.json': json({ name: 'acme-editor', engines: { vscode: '^1.90.0' } }),
      'test/fixtures/cart/package.json': json({ name: 'cart', version: '1.0.0' }),
      'packages/ui/index.ts': '',
    };
    expect(await providedBy(texts)).toEqual(['pkg:npm/%40acme/ui 2.1.0 (packages/ui/package.json)']);
  });

  it('asks for versions, not for folders, workspaces or addresses', async () => {
    const imported = ['react', 'ui', 'core', 'forked', 'secret', 'orders', 'lodash', 'latest'];
    const texts = {
      'index.ts': imported.map((name) => `import '${name}';`).join('\n'),
      'package.json': json({
        dependencies: {
          react: '^19.0.0',
          ui: 'workspace:*',
          core: 'file:../core',
          forked: 'acme/forked#v2',
          secret: 'git+https://user:password@example.org/secret.git',
          orders: 'npm:@acme/orders@~3.1.0',
          latest: 'latest',
          unused: '1.0.0',
        },
        peerDependencies: { react: '>=18' },
        devDependencies: { lodash: '4.17.21' },
      }),
      'fixtures/app/package.json': json({ dependencies: { react: '0.1.0' } }),
      'vendor/app/package.json': json({ dependencies: { react: '0.2.0' } }),
    };
    expect(await rangesIn(texts)).toEqual([
      'latest latest (package.json)',
      'lodash 4.17.21 (package.json)',
      'orders @acme/orders ~3.1.0 (package.json)',
      'react >=18 (package.json)',
      'react ^19.0.0 (package.json)',
    ]);
  });

  it('asks for the versions in the catalogs of pnpm', async () => {
    const texts = {
      'index.ts': "import 'react'; import 'vue'",
      'package.json': json({ dependencies: { react: 'catalog:', vue: 'catalog:old' } }),
      'pnpm-workspace.yaml': 'packages: []\ncatalog:\n  react: ^19.0.0\ncatalogs:\n  old:\n    vue: ^2.7.0\n',
    };
    expect(await rangesIn(texts)).toEqual([
      'react ^19.0.0 (pnpm-workspace.yaml)',
      'vue ^2.7.0 (pnpm-workspace.yaml)',
    ]);
  });
});

describe('manifests of Python', () => {
  it('provide distributions with the modules that they install', async () => {
    const texts = {
      'pyproject.toml': '[project]\nname = "Acme_Shop"\nversion = "1.2.0"',
      'src/acme_shop/__init__.py': '',
      'src/acme_shop/cart.py': '',
      'src/acme/billing/__init__.py': '',
      'tests/test_cart.py': '',
      'libs/tax/setup.cfg': '[metadata]\nname = acme-tax\nversion = attr: tax.__version__',
      'libs/tax/tax/__init__.py': '',
      'libs/tax/tools/__init__.py': '',
      'libs/tax/noxfile.py': '',
      'libs/ledger/setup.py': "NAME = 'acme-ledger'\nsetup(\n    name=NAME,\n    version='0.3',\n)",
      'libs/ledger/acme_ledger.py': '',
      'libs/named/pyproject.toml':
        '[tool.poetry]\nname = "named"\npackages = [{ include = "naming", from = "code" }]',
      'libs/named/code/naming/__init__.py': '',
      'app/pyproject.toml': '[project]\nname = "app"\nclassifiers = ["Private :: Do Not Upload"]',
      'app/app/__init__.py': '',
    };
    expect(await providedBy(texts)).toEqual([
      'pkg:pypi/acme-ledger 0.3 (libs/ledger/setup.py) imports acme_ledger',
      'pkg:pypi/acme-shop 1.2.0 (pyproject.toml) imports acme.billing acme_shop',
      'pkg:pypi/acme-tax (libs/tax/setup.cfg) imports tax',
      'pkg:pypi/named (libs/named/pyproject.toml) imports naming',
    ]);
  });

  it('ask for versions by the names of distributions', async () => {
    const texts = {
      'shop.py': 'import yaml, django, requests, attr, flask, celery',
      'pyproject.toml':
        '[project]\nname = "shop"\ndependencies = ["Django[argon2] >=3.2, <4 ; python_version < \'3.8\'", "attrs", ' +
        '"flask @ https://user:password@example.org/flask.zip"]\n' +
        '[tool.poetry.dependencies]\nrequests = "^2.31"\ncelery = { version = "^5", extras = ["redis"] }',
      'requirements.txt': 'PyYAML==6.0.1 --hash=sha256:abc  # pinned\n-r other.txt\n',
    };
    expect(await rangesIn(texts)).toEqual([
      'celery ^5 (pyproject.toml)',
      'django Django >=3.2, <4 (pyproject.toml)',
      'pyyaml PyYAML ==6.0.1 (requirements.txt)',
      'requests ^2.31 (pyproject.toml)',
    ]);
  });
});

describe('go.mod', () => {
  const texts = {
    'go.mod': 'module github.com/acme/log\n\nrequire (\n\tgithub.com/rs/zerolog v1.33.0 // indirect\n)\n',
    'log.go': 'package log\n\nimport (\n\t"os"\n\t"github.com/rs/zerolog/hlog"\n)\n',
    'tools/go.mod': 'module tools\n',
  };

  it('provides a module that can be fetched', async () => {
    expect(await providedBy(texts)).toEqual(['pkg:golang/github.com/acme/log (go.mod)']);
  });

  it('asks for the version of a module', async () => {
    expect(await rangesIn(texts)).toEqual(['github.com/rs/zerolog v1.33.0 (go.mod)']);
  });
});

describe('Cargo.toml', () => {
  const texts = {
    'Cargo.toml':
      '[workspace]\nmembers = ["core", "app"]\n[workspace.package]\nversion = "0.4.0"\n' +
      '[workspace.dependencies]\nserde = { version = "1.0", features = ["derive"] }\n',
    'core/Cargo.toml':
      '[package]\nname = "acme-core"\nversion.workspace = true\n' +
      '[dependencies]\nserde.workspace = true\njson = { package = "serde_json", version = "1.0.100" }\n' +
      'forked = { git = "https://user:password@example.org/forked" }\n',
    'core/src/lib.rs': 'use serde::Serialize;\nuse json::Value;\nuse forked::Thing;\n',
    'app/Cargo.toml':
      '[package]\nname = "app"\npublish = false\n[dependencies]\nacme-core = { path = "../core" }\n',
    'app/src/main.rs': 'use acme_core::Cart;\n',
  };

  it('provides what is published, under the name of its library', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:cargo/acme-core 0.4.0 (core/Cargo.toml) imports acme_core',
    ]);
  });

  it('asks for versions, also those of the workspace', async () => {
    expect(await rangesIn(texts)).toEqual(['serde 1.0 (Cargo.toml)', 'serde_json 1.0.100 (core/Cargo.toml)']);
  });
});

describe('builds of Java, Kotlin and Scala', () => {
  it('provide the artifacts of Maven with their packages', async () => {
    const texts = {
      'pom.xml':
        '<project><groupId>com.acme</groupId><artifactId>parent</artifactId><version>2.0</version><packaging>pom</packaging>' +
        '<properties><moshi.version>1.15.0</moshi.version></properties></project>',
      'billing/pom.xml':
        '<project><parent><groupId>com.acme</groupId><artifactId>parent</artifactId><version>2.0</version></parent>' +
        '<artifactId>billing</artifactId><dependencies>' +
        '<dependency><groupId>com.squareup.moshi</groupId><artifactId>moshi</artifactId><version>${moshi.version}</version></dependency>' +
        '<dependency><groupId>org.slf4j</groupId><artifactId>slf4j-api</artifactId><version>${elsewhere}</version></dependency>' +
        '</dependencies></project>',
      'billing/src/main/java/com/acme/billing/Invoice.java':
        'package com.acme.billing;\nimport com.squareup.moshi.Moshi;\nimport org.slf4j.Logger;\nclass Invoice {}',
      'billing/src/test/java/com/acme/testing/InvoiceTest.java':
        'package com.acme.testing;\nclass InvoiceTest {}',
    };
    expect(await providedBy(texts)).toEqual([
      'pkg:maven/com.acme/billing 2.0 (billing/pom.xml) imports com.acme.billing',
    ]);
    expect(await rangesIn(texts)).toEqual([
      'com.squareup.moshi com.squareup.moshi:moshi 1.15.0 (billing/pom.xml)',
    ]);
  });

  it('provide the projects of Gradle whose group is written somewhere', async () => {
    const texts = {
      'settings.gradle': "include 'core', 'store:api', 'server'\nproject(':store:api').name = 'store-api'\n",
      'gradle.properties': 'group=com.acme\nversion=4.0.0\n',
      'build.gradle':
        'project(\':core\') {\n  base {\n    archivesName = "acme-core_${scala}"\n  }\n}\n' +
        'project(\':store:store-api\') {\n  base {\n    archivesName = "acme-store-api"\n  }\n}\n',
      'core/src/main/java/com/acme/core/Core.java': 'package com.acme.core; class Core {}',
      'store/api/src/main/java/com/acme/store/Store.java': 'package com.acme.store; class Store {}',
      'server/build.gradle':
        "group = 'com.acme.server'\ndependencies {\n  implementation 'com.google.inject:guice:7.0.0'\n" +
        "  implementation \"org.slf4j:slf4j-api:$slf4j\"\n}\ntasks.register('x') {\n  group = 'Verification'\n}\n",
      'server/src/main/kotlin/Server.kt': 'package com.acme.server\nimport com.google.inject.Injector\n',
    };
    expect(await providedBy(texts)).toEqual([
      'pkg:maven/com.acme.server/server 4.0.0 (server/build.gradle) imports com.acme.server',
      'pkg:maven/com.acme/acme-store-api 4.0.0 (build.gradle) imports com.acme.store',
    ]);
    expect(await rangesIn(texts)).toEqual([
      'com.google.inject com.google.inject:guice 7.0.0 (server/build.gradle)',
    ]);
  });

  it('ask for the versions in a catalog of Gradle', async () => {
    const texts = {
      'gradle/libs.versions.toml':
        '[versions]\nmoshi = "1.15.0"\n[libraries]\nmoshi = { module = "com.squareup.moshi:moshi", version.ref = "moshi" }\n',
      'Shop.kt': 'package shop\nimport com.squareup.moshi.Moshi\n',
    };
    expect(await rangesIn(texts)).toEqual([
      'com.squareup.moshi com.squareup.moshi:moshi 1.15.0 (gradle/libs.versions.toml)',
    ]);
  });

  it('provide the projects of sbt', async () => {
    const texts = {
      'build.sbt':
        'ThisBuild / organization := "com.acme"\nThisBuild / version := "0.9.0"\n' +
        'lazy val core = (project in file("core")).settings(name := "acme-core",\n' +
        '  libraryDependencies += "org.typelevel" %% "cats-core" % "2.9.0")\n' +
        'lazy val bench = project.settings(publish / skip := true)\n',
      'core/src/main/scala/Core.scala': 'package com.acme.core\nimport org.typelevel.Cats\nclass Core\n',
      'bench/src/main/scala/Bench.scala': 'package com.acme.bench\nclass Bench\n',
    };
    expect(await providedBy(texts)).toEqual([
      'pkg:maven/com.acme/acme-core 0.9.0 (build.sbt) imports com.acme.core',
    ]);
    expect(await rangesIn(texts)).toEqual(['org.typelevel org.typelevel:cats-core 2.9.0 (build.sbt)']);
  });
});

describe('*.csproj', () => {
  const texts = {
    'Directory.Packages.props':
      '<Project><ItemGroup><PackageVersion Include="Newtonsoft.Json" Version="13.0.3" /></ItemGroup></Project>',
    'src/Shop/Shop.csproj':
      '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><PackageId>Acme.Shop</PackageId><Version>3.1.0</Version></PropertyGroup>' +
      '<ItemGroup><PackageReference Include="Newtonsoft.Json" /></ItemGroup></Project>',
    'src/Shop/Cart.cs':
      'using Newtonsoft.Json;\nnamespace Acme.Shop.Carts;\npublic class Cart { class Line {} }\n',
    'src/Shop/Polyfill.cs': 'namespace System.Runtime.CompilerServices;\nclass IsExternalInit {}\n',
    'src/Server/Server.csproj':
      '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>',
    'src/Server/Program.cs': 'namespace Acme.Server;\nclass Program {}\n',
    'src/Shop.Checks/Shop.Checks.csproj':
      '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><PackageReference Include="xunit" Version="2.9.0" /></ItemGroup></Project>',
    'src/Shop.Checks/Checks.cs': 'namespace Acme.Checks;\nclass Checks {}\n',
  };

  it('provides libraries with their namespaces, not programs and tests', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:nuget/Acme.Shop 3.1.0 (src/Shop/Shop.csproj) imports Acme.Shop.Carts',
    ]);
  });

  it('asks for the versions that are managed centrally', async () => {
    expect(await rangesIn(texts)).toEqual(['Newtonsoft.Json 13.0.3 (Directory.Packages.props)']);
  });
});

describe('composer.json', () => {
  const texts = {
    'composer.json': json({
      name: 'acme/mailer',
      require: { php: '>=8.1', 'monolog/monolog': '^2.0 || ^3.0' },
      autoload: { 'psr-4': { 'Acme\\Mailer\\': 'src/' } },
      'autoload-dev': { 'psr-4': { 'Acme\\Tests\\': 'tests/' } },
    }),
    'src/Mailer.php':
      '<?php\nnamespace Acme\\Mailer;\nuse Monolog\\Logger;\nclass Mailer { function log(Logger $l) {} }\n',
    'skeleton/composer.json': json({ name: 'acme/skeleton', type: 'project' }),
  };

  it('provides a library with its prefixes', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:composer/acme/mailer (composer.json) imports Acme\\Mailer\\',
    ]);
  });

  it('asks for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['monolog/monolog ^2.0 || ^3.0 (composer.json)']);
  });
});

describe('gemspecs and Gemfiles', () => {
  const texts = {
    'acme-shop.gemspec':
      "Gem::Specification.new do |s|\n  s.name = 'acme-shop'\n  s.version = '1.4.0'\n" +
      "  s.add_dependency 'rack', ['>= 2.2', '< 4']\n  s.add_dependency 'puma', \"~> #{version}\"\nend\n",
    Gemfile:
      "gem 'rspec', '~> 3.13', require: false\ngem 'rails', git: 'https://user:password@example.org/rails'\n",
    'lib/acme_shop.rb': "require 'rack'\nrequire 'rspec'\nrequire 'puma'\nrequire 'rails'\n",
  };

  it('provide a gem with the files that can be required', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:gem/acme-shop 1.4.0 (acme-shop.gemspec) imports acme_shop',
    ]);
  });

  it('are read as RubyGems itself writes them', async () => {
    const written = {
      'shop.gemspec':
        'Gem::Specification.new do |s|\n  s.name = "shop".freeze\n' +
        '  s.add_runtime_dependency(%q<rack>.freeze, [">= 2.2".freeze, "< 4".freeze])\nend\n',
      'lib/shop.rb': "require 'rack'\n",
    };
    expect(await rangesIn(written)).toEqual(['rack >= 2.2, < 4 (shop.gemspec)']);
  });

  it('ask for literal versions', async () => {
    expect(await rangesIn(texts)).toEqual([
      'rack >= 2.2, < 4 (acme-shop.gemspec)',
      'rspec ~> 3.13 (Gemfile)',
    ]);
  });
});

describe('mix.exs', () => {
  const texts = {
    'mix.exs':
      'defmodule Shop.MixProject do\n  @version "0.7.0"\n  def project do\n    [\n      app: :acme_shop,\n      version: @version\n    ]\n  end\n' +
      '  defp deps do\n    [{:plug, "~> 1.15"}, {:ecto, git: "https://user:password@example.org/ecto"}]\n  end\nend\n',
    'lib/shop.ex': 'defmodule AcmeShop.Cart do\n  import Plug.Conn\n  import Ecto.Query\nend\n',
  };

  it('provides an application with its top-level modules', async () => {
    expect(await providedBy(texts)).toEqual(['pkg:hex/acme_shop 0.7.0 (mix.exs) imports AcmeShop']);
  });

  it('asks for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['plug ~> 1.15 (mix.exs)']);
  });
});

describe('pubspec.yaml', () => {
  const texts = {
    'pubspec.yaml':
      'name: shop\nversion: 1.0.0\ndependencies:\n  http: ^1.2.0\n  forked:\n    git: https://user:password@example.org/forked\n',
    'lib/shop.dart': "import 'package:http/http.dart';\nimport 'package:forked/forked.dart';\n",
    'app/pubspec.yaml': 'name: app\nversion: 1.0.0\npublish_to: none\n',
    'app/lib/app.dart': '',
  };

  it('provides what is published', async () => {
    expect(await providedBy(texts)).toEqual(['pkg:pub/shop 1.0.0 (pubspec.yaml)']);
  });

  it('asks for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['http ^1.2.0 (pubspec.yaml)']);
  });
});

describe('*.cabal', () => {
  const texts = {
    'shop.cabal':
      'name: shop\nversion: 0.2.1\n\nlibrary\n  exposed-modules: Shop.Cart\n                   Shop.Order\n' +
      '  build-depends: base >=4.7 && <5, text>=1.2\n',
    'Shop/Cart.hs': 'module Shop.Cart where\nimport Data.Text\n',
  };

  it('provides a package with its exposed modules', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:hackage/shop 0.2.1 (shop.cabal) imports Shop.Cart Shop.Order',
    ]);
  });

  it('asks for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['text >=1.2 (shop.cabal)']);
  });
});

describe('Package.swift', () => {
  const texts = {
    'Package.swift':
      'import PackageDescription\nlet package = Package(\n  name: "shop-kit",\n  dependencies: [\n' +
      '    .package(url: "https://example.org/apple/swift-nio.git", from: "2.60.0"),\n' +
      '    .package(url: "https://example.org/acme/log.git", branch: "main"),\n  ],\n' +
      '  targets: [.target(name: "Shop-Core", path: "Sources/Core"), .testTarget(name: "CoreTests"), .executableTarget(name: "cli")]\n)\n',
    'Sources/Core/Cart.swift': 'import NIO\nimport Log\n',
  };

  it('provides a package with the modules of its libraries', async () => {
    expect(await providedBy(texts)).toEqual(['pkg:swift/shop-kit (Package.swift) imports Shop_Core']);
  });

  it('asks for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['swift-nio from: 2.60.0 (Package.swift)']);
  });
});

describe('rockspecs', () => {
  const texts = {
    'rockspecs/shop-1.0-1.rockspec': 'package = "shop"\nversion = "1.0-1"\n',
    'rockspecs/shop-1.1-1.rockspec':
      'package = "shop"\nversion = "1.1-1"\ndependencies = { "lua >= 5.1", "penlight ~> 1.5" }\n' +
      'build = { modules = { ["shop_core.cart"] = "src/cart.lua" } }\n',
    'src/cart.lua': 'local pl = require "pl.path"\n',
  };

  it('provide the last version with its modules', async () => {
    expect(await providedBy(texts)).toEqual([
      'pkg:luarocks/shop 1.1-1 (rockspecs/shop-1.1-1.rockspec) imports shop_core',
    ]);
  });

  it('ask for versions', async () => {
    expect(await rangesIn(texts)).toEqual(['penlight ~> 1.5 (rockspecs/shop-1.1-1.rockspec)']);
  });
});

describe('build.zig.zon', () => {
  it('provides a package', async () => {
    const texts = { 'build.zig.zon': '.{\n  .name = .shop,\n  .version = "0.1.0",\n}\n', 'src/root.zig': '' };
    expect(await providedBy(texts)).toEqual(['pkg:generic/shop 0.1.0 (build.zig.zon)']);
  });
});

describe('a package of two ecosystems', () => {
  it('lists both, and each manifest with its ecosystem', async () => {
    const report = await analyzeText({
      'main.py': 'import os\nimport redis\n',
      'requirements.txt': 'redis>=5\n',
      'main.go': 'package main\n\nimport "os"\n',
      'index.ts': "import 'redis';\n",
      'package.json': json({ dependencies: { redis: '^4.6.0' } }),
      'run.sh': '. ./lib.sh\n',
    });
    const packages = report.detailed.nodes.flatMap((node) =>
      node.type === 'package' ? [[node.label, node.ecosystems, node.versionRanges] as const] : [],
    );
    expect(packages).toEqual([
      ['os', ['golang', 'pypi'], undefined],
      [
        'redis',
        ['npm', 'pypi'],
        [
          { ecosystem: 'npm', range: '^4.6.0', manifest: 'package.json' },
          { ecosystem: 'pypi', range: '>=5', manifest: 'requirements.txt' },
        ],
      ],
    ]);
  });

  it('takes no range of an ecosystem that does not import it', async () => {
    const texts = {
      'main.py': 'import redis\n',
      'index.ts': '',
      'package.json': json({ dependencies: { redis: '4' } }),
    };
    expect(await rangesIn(texts)).toEqual([]);
  });
});

describe('a process that analyses again', () => {
  it('reads manifests again only if they or the declarations of files changed', async () => {
    const before: ProjectText = {
      'build.gradle': "group = 'com.acme'\n",
      'settings.gradle': "rootProject.name = 'shop'\n",
      'src/main/java/Cart.java': 'package com.acme.cart;\nclass Cart {}\n',
    };
    const moved = { ...before, 'src/main/java/Cart.java': 'package com.acme.orders;\nclass Cart {}\n' };
    const renamed = { ...moved, 'settings.gradle': "rootProject.name = 'market'\n" };
    const previous = new PreviousAnalysis();
    const seen: string[] = [];
    for (const texts of [before, before, moved, renamed]) {
      const { provides } = await analyze(textProject(texts), defaultOptions, { previous });
      seen.push(...provides.map(({ purl, imports }) => `${purl} ${imports?.join(' ')}`));
    }
    expect(seen).toEqual([
      'pkg:maven/com.acme/shop com.acme.cart',
      'pkg:maven/com.acme/shop com.acme.cart',
      'pkg:maven/com.acme/shop com.acme.orders',
      'pkg:maven/com.acme/market com.acme.orders',
    ]);
  });
});

describe('manifests that say nothing useful', () => {
  const names = [...new Set(languages.flatMap(({ manifests }) => manifests))].map((name) =>
    name.replace('*', 'shop'),
  );
  const source = Object.fromEntries(
    languages.flatMap(({ extensions }) =>
      Object.keys(extensions).map((extension) => [`shop${extension}`, ''] as const),
    ),
  );
  const pieces = [
    ' ',
    '\n',
    '\n ',
    '{',
    '[',
    '"',
    'name = "a",\n',
    "setup(name='a'",
    "gem 'a', [ ",
    'dependencies = {\n',
    "project(':a') {\n",
    'allprojects {\n',
    ' group = "a.b"',
    'name: a\n',
    '<a>',
    '.add_dependency "a", ',
    'version: @a\n',
  ];

  it.each(pieces)('are read in linear time: %j', async (piece) => {
    expect(await timeToRead(piece, 5000)).toBeLessThan(15_000);
  });

  it.each(pieces)('are read in linear time if they are long: %j', { tags: 'slow' }, async (piece) => {
    expect(await timeToRead(piece, 20_000)).toBeLessThan(20_000);
  });

  /** How many milliseconds it takes if every manifest consists of one text, again and again. */
  async function timeToRead(piece: string, length: number): Promise<number> {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const cpuMs = startCpuClock();
    const report = await analyzeText({
      ...source,
      ...Object.fromEntries(names.map((name) => [name, text])),
    });
    expect(report.provides.length).toBeLessThan(names.length);
    return cpuMs();
  }
});
