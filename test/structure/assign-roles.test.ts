import { describe, expect, it } from 'vitest';
import { filePath } from '../../src/model/file-path.ts';
import { assignRoles } from '../../src/structure/roles/assign-roles.ts';

describe('the role of a file', () => {
  it.each([
    ['src/cart.ts', 'product'],
    ['jest.config.js', 'test'],
    ['testenv/Cart-order.py', 'test'],
    ['db/db_test2.cc', 'test'],
    ['src/cart-unittest.cc', 'test'],
    ['src/cart_config_test.h', 'test'],
    ['src/parser_perftest.cc', 'test'],
    ['src/latest.cc', 'product'],
    ['crates/shop-test-support/src/lib.rs', 'test'],
    ['src/test1.c', 'test'],
    ['src/test.c', 'product'],
    ['plugins/example.c', 'example'],
    ['cart/example.go', 'product'],
    ['db/db_test_util.cc', 'test'],
    ['src/cart-test.c', 'product'],
    ['src/libltdl/ltdl.c', 'vendored'],
    ['tools/scons-local-3.0.1/SCons/Node.py', 'vendored'],
    ['jest/jest.config.shared.js', 'test'],
    ['packages/shop/vitest.e2e.config.mts', 'test'],
    ['karma.conf.js', 'test'],
    ['src/jest-config.ts', 'product'],
    ['src/cart.config.ts', 'product'],
    ['Filters/Core/Testing/Cxx/TestCart.cxx', 'test'],
    ['src/Testing/Fake.php', 'product'],
    ['sw/qa/uitest/cart.py', 'test'],
    ['src/qa/answers.py', 'product'],
    ['tools/selftests/net/cart.c', 'test'],
    ['crypto/selftest/aes.c', 'product'],
    ['modules/core/perf/perf_cart.cpp', 'benchmark'],
    ['arch/perf/perf_regs.c', 'product'],
    ['src/cart_benchmark.cc', 'benchmark'],
    ['drivers/gpu_benchmark.c', 'product'],
    ['Doc/includes/cart.py', 'docs'],
    ['src/Doc/Renderer.php', 'product'],
    ['sw/source/core/doc/cart.cxx', 'product'],
    ['docs/source/doc/cart.c', 'docs'],
    ['lib/generators/shop/templates/shop.rb', 'example'],
    ['lib/generators/shop/install_generator.rb', 'product'],
    ['blueprints/route/files/__root__/__name__.js', 'example'],
    ['blueprints/route/index.js', 'product'],
    ['packages/app-blueprint/files/app/router.ts', 'example'],
    ['src/schematics/shop/page/files/page.ts', 'example'],
    ['src/generators/files/list.ts', 'product'],
    ['app/files/cart.ts', 'product'],
    ['{{cookiecutter.name}}/shop/cart.py', 'example'],
    ['bricks/shop/{{name.snakeCase()}}/lib/cart.dart', 'example'],
    ['features/step_definitions.rb', 'test'],
    ['features/support/env.rb', 'test'],
    ['features/steps/cart.py', 'test'],
    ['issue.features/steps/cart.py', 'test'],
    ['features/environment.py', 'test'],
    ['features/steps/cart.ts', 'product'],
    ['shop/features/steps/cart.py', 'product'],
    ['testsrc/main/shop/Cart.java', 'test'],
    ['bugtests/classes/cart.py', 'test'],
    ['testprogs/win32/rpcecho.c', 'test'],
    ['app/features/support/ticket.ts', 'product'],
    ['acceptance/suites/cart.rb', 'test'],
    ['app/acceptance/cart.rb', 'product'],
    ['shop/tests-c/cart.c', 'test'],
    ['modules/doc/library/Doc/Renderer.php', 'product'],
    ['src/services/deps/check.ts', 'product'],
    ['src/static/deps/jquery.js', 'vendored'],
    ['modules/cart/doc/build.php', 'docs'],
    ['shop/integrationtest_builder.go', 'test'],
    ['shop/testhelpers.go', 'test'],
    ['shop/testing.go', 'test'],
    ['shop/cart_fuzz.go', 'test'],
    ['shop/file_test_windows.go', 'test'],
    ['shop/latest.go', 'product'],
    ['images/imagetesting/golden.go', 'test'],
    ['shop/testing/cart.py', 'product'],
    ['src/wayland/autotests/client/seat.cpp', 'test'],
    ['lib/autotest/cucumber.rb', 'product'],
    ['common/test-core/unittest-support.h', 'test'],
    ['bindings/example_scripts/book.py', 'example'],
    ['internal/example-cli/main.go', 'example'],
    ['tools/example-showcase/src/main.rs', 'product'],
    ['app/services/sample_data/loader.rb', 'product'],
    ['test-common/src/main/java/org/shop/Cluster.java', 'test'],
    ['core/lib/shop/testing_support/orders.rb', 'test'],
    ['tests-integration/cart/src/lib.rs', 'test'],
    ['crates/cart/compile_fail/src/lib.rs', 'test'],
    ['scripts/pest-bootstrap.php', 'test'],
    ['.storybook/preview.tsx', 'test'],
    ['src/cart.stories.tsx', 'test'],
    ['src/cart/stories/index.story.jsx', 'test'],
    ['src/cart.stories.vue', 'test'],
    ['src/cart.story.svelte', 'test'],
    ['lib/cart/__stories__/cart.js', 'test'],
    ['src/cart/__workshop__/CartStory.tsx', 'test'],
    ['src/cart/cart_story.vue', 'test'],
    ['src/stories_utils.js', 'test'],
    ['src/storybook.jsx', 'test'],
    ['src/history_utils.js', 'product'],
    ['src/stories/list.tsx', 'product'],
    ['src/news-story.tsx', 'product'],
    ['src/story.ts', 'product'],
    ['src/Snippets/Docs/Cart.cs', 'example'],
    ['src/snippets/models.py', 'product'],
    ['quickstart/src/main/resources/archetype-resources/src/main/java/Cart.java', 'example'],
    ['src/cart.test.ts', 'test'],
    ['src/__tests__/cart.ts', 'test'],
    ['shop/test_cart.py', 'test'],
    ['shop/conftest.py', 'test'],
    ['cart_test.go', 'test'],
    ['spec/cart_spec.rb', 'test'],
    ['src/test/java/CartTest.java', 'test'],
    ['src/CartTests.cs', 'test'],
    ['Shop.UnitTests/Cart.cs', 'test'],
    ['okio/src/jvmTest/kotlin/Cart.kt', 'test'],
    ['pkg/testdata/cart.go', 'fixture'],
    ['builder/fixtures_parser/cart.js', 'fixture'],
    ['test/fixtures/cart.js', 'test'],
    ['src/__mocks__/cart.ts', 'fixture'],
    ['examples/cart.ts', 'example'],
    ['docs/conf.py', 'docs'],
    ['benches/cart.rs', 'benchmark'],
    ['src/cart.bench.ts', 'benchmark'],
    ['third_party/zlib/zlib.c', 'vendored'],
    ['.bundle/gems/cart-1.2.0/lib/cart.rb', 'vendored'],
    ['src/3rdparty/zlib/zlib.c', 'vendored'],
    ['engine/ThirdParty/zlib/zlib.c', 'vendored'],
    ['lib/3rdParty/composer/cart.php', 'vendored'],
    ['Third-Party/zlib/zlib.c', 'vendored'],
    ['extern/zlib/zlib.c', 'vendored'],
    ['src/cart-test.c++', 'test'],
    ['shop/_vendor/requests.py', 'vendored'],
    ['lib/vendor-modified/zlib/zlib.c', 'vendored'],
    ['lib/vendor-copy/zlib/zlib.c', 'vendored'],
    ['vendor-bin/cart.php', 'product'],
    ['test cases/common/1 cart/cart.c', 'test'],
    ['manual tests/cart.c', 'test'],
    ['_test/cart.php', 'test'],
    ['testsuite/cart.c', 'test'],
    ['src/fuzz/fuzz-cart.c', 'test'],
    ['compat/regress/cart.c', 'test'],
    ['testrun/sql/cart.py', 'test'],
    ['Sources/ShopTestSupport/Cart.swift', 'test'],
    ['TestInputs/cart.h', 'test'],
    ['src/ShopTest/Cart.cs', 'test'],
    ['src/Contest/Cart.cs', 'product'],
    ['src/dist/cache.rs', 'product'],
    ['src/dist/cache.js', 'generated'],
    ['stats/regression/linear.py', 'product'],
    ['testcode/unit-cart.c', 'test'],
    ['test-code/cart.cc', 'test'],
    ['shop/test-framework/src/java/org/shop/ShopCase.java', 'test'],
    ['modules/cart/cart.test.lua', 'test'],
    ['src/cart.spec.lua', 'test'],
    ['sample-plugins/cart.py', 'example'],
    ['audio/sample_player/play.c', 'product'],
    ['testfiles/cart.py', 'fixture'],
    ['external/zlib/zlib.c', 'vendored'],
    ['src/external/cart.ts', 'product'],
    ['qa/unit/cart.cpp', 'test'],
    ['src/qa/answer.py', 'product'],
    ['src/vendors/cart.ts', 'product'],
    ['src/TestSuite/cart.php', 'product'],
    ['api/cart.pb.go', 'generated'],
    ['api/cart_pb2.py', 'generated'],
    ['lib/cart.g.dart', 'generated'],
    ['packages/cart_test/lib/cart_test.dart', 'product'],
    ['packages/cart_test/test/cart_test.dart', 'test'],
    ['web/cart.min.js', 'generated'],
    ['web/routes.gen.ts', 'generated'],
    ['core/built/admin/index-BVxh86CD.mjs', 'generated'],
    ['src/latest/cart.ts', 'product'],
    ['shop/src/main/java/com/example/demo/PathSpec.java', 'product'],
    ['shop/src/main/org/shop/test/Assert.java', 'product'],
    ['shop/src/main/java/org/shop/generated/Parser.java', 'generated'],
    ['shop/src/main/java/org/shop/vendor/Supplier.java', 'product'],
    ['shop/src/main/java/org/shop/dist/Parcel.java', 'product'],
    ['shop/src/main/java/org/shop/thirdparty/Zip.java', 'vendored'],
    ['vendor/shop/src/main/java/org/shop/Cart.java', 'vendored'],
    ['tests/shop/src/main/java/org/shop/Cart.java', 'test'],
    ['features/step_definitions/cart_steps.rb', 'test'],
    ['src/features/support/chat.ts', 'product'],
    ['shop/src/integrationTest/java/org/shop/Cart.java', 'test'],
    ['src/main/cart.test.ts', 'test'],
    ['src/main/test/cart.ts', 'test'],
    ['Distribution/Simple/Test.hs', 'product'],
    ['Distribution/Simple/Test/LibV09.hs', 'product'],
    ['Distribution/Types/ComponentRequestedSpec.hs', 'product'],
    ['test/Distribution/VersionSpec.hs', 'test'],
    ['cabal-testsuite/src/Main.hs', 'test'],
    ['internal/testutil/daemon.go', 'test'],
    ['internal/testmocks/dummyverifier.go', 'test'],
    ['packages/test-utilities/cart.ts', 'test'],
    ['src/Polly.Specs/Registry/PolicyRegistrySpecs.cs', 'test'],
    ['src/Shop/Specs/Measure.cs', 'product'],
    ['bin/kafka-consumer-perf-test.sh', 'product'],
    ['core/ext/upb-generated/trace.upb.h', 'generated'],
    ['target/generated-sources/Parser.java', 'generated'],
    ['android/.cxx/x86/CMakeFiles/pch.dir/cmake_pch.hxx', 'generated'],
    ['shop/src/it/java/org/shop/Cart.java', 'test'],
    ['src/it/cart.ts', 'product'],
    ['shop/src/jmh/kotlin/Cart.kt', 'benchmark'],
    ['tutorial/go/client.go', 'example'],
    ['src/tutorials/lesson.ts', 'product'],
    ['src/contest.ts', 'product'],
    ['Source/Examples/Shapes/Cart.cs', 'example'],
    ['Shop.Samples/Cart.cs', 'example'],
    ['shop-samples-android/src/main/java/Cart.java', 'example'],
    ['src/Shop.Benchmarks/Cart.cs', 'benchmark'],
    ['Demo/cart.py', 'example'],
    ['src/Documentation/Benchmarks/Cart.hs', 'product'],
    ['_fixtures/cart.go', 'fixture'],
    ['_examples/cart/main.go', 'example'],
    ['shop-examples/src/main/java/org/shop/Cart.java', 'example'],
    ['jmh-benchmarks/src/main/java/org/shop/Cart.java', 'benchmark'],
    ['microbench/src/main/java/org/shop/Cart.java', 'benchmark'],
    ['shop-cart-tests/src/main/java/org/shop/Cart.java', 'test'],
    ['testsuite-http2/src/main/java/org/shop/Cart.java', 'test'],
    ['org.shop.tests/cases/Cart.java', 'test'],
    ['systemtest/cart.sh', 'test'],
    ['shop/testresources/cart/src/main/java/Cart.java', 'fixture'],
    ['shop/src/smokeTest/java/org/shop/Cart.java', 'test'],
    ['shop/src/integTest/resources/cart/src/main/java/Cart.java', 'test'],
    ['src/abTest/cart.ts', 'product'],
    ['src/tools/org/shop/doc/Cart.java', 'product'],
    ['classes/javax/shop/spec/CartSpec.java', 'product'],
    ['doc/org/shop/Cart.java', 'docs'],
    ['internal/docs/man.go', 'product'],
    ['docs/man.go', 'docs'],
    ['deps/deps.go', 'product'],
    ['deps/zlib/zlib.c', 'vendored'],
    ['ios/Maps.xcframework/ios-arm64/Maps.framework/Headers/Map.h', 'vendored'],
    ['ios/Frameworks/Maps.framework/Headers/Map.h', 'vendored'],
    ['src/shop.framework/Cart.cs', 'product'],
    ['org.shop.framework/src/org/shop/Cart.java', 'product'],
    ['prebuilds/android/include/map.h', 'vendored'],
    ['tools/dist/release.py', 'product'],
    ['dist/t/spec/cart_spec.rb', 'test'],
    ['dist/cart.js', 'generated'],
    ['dist/bin/release', 'product'],
    ['dist/build/autogen/Paths_shop.hs', 'generated'],
    ['addon/components/vendor/card.js', 'product'],
    ['app/vendor/jquery.js', 'vendored'],
    ['test-lib/cart.js', 'test'],
    ['cypress/support/commands.js', 'test'],
    ['store/storetest/fake.go', 'test'],
    ['scalafix/v1_0_0/input/src/main/scala/fix/Cart.scala', 'fixture'],
    ['scalafix/rules/src/main/scala/fix/Cart.scala', 'product'],
    ['server/latest/cart.go', 'product'],
    ['src/CartSpec.cs', 'product'],
    ['src/CartSpec.kt', 'test'],
    ['src/org/shop/licenses/MIT.java', 'product'],
    ['src/org/shop/CartIT.java', 'test'],
    ['src/testing/cart.ts', 'product'],
  ])('of %s is %s', (path, role) => {
    expect(assignRoles([{ path: filePath(path) }], { roles: {} })).toEqual([role]);
  });

  it('is docs in a website that is made of documentation, unless that is all there is', () => {
    const paths = [
      'website/docusaurus.config.ts',
      'website/src/home.tsx',
      'website/src/home.test.tsx',
      'a.ts',
    ];
    const filesOf = (names: readonly string[]) => names.map((path) => ({ path: filePath(path) }));
    expect(assignRoles(filesOf(paths), { roles: {} })).toEqual(['docs', 'docs', 'test', 'product']);
    const first = ['website/siteConfig.js', 'website/pages/home.js', 'shop/siteConfig.js'];
    expect(assignRoles(filesOf(first), { roles: {} })).toEqual(['docs', 'docs', 'product']);
    expect(assignRoles(filesOf(['docusaurus.config.js', 'src/home.js']), { roles: {} })).toEqual([
      'product',
      'product',
    ]);
  });

  it('is test in a folder stories that has stories', () => {
    const paths = ['src/cart/stories/cart.stories.tsx', 'src/cart/stories/mocks.ts', 'news/stories/list.ts'];
    expect(
      assignRoles(
        paths.map((path) => ({ path: filePath(path) })),
        { roles: {} },
      ),
    ).toEqual(['test', 'test', 'product']);
  });

  it('is test in a folder testing at the root in which pytest finds its settings', () => {
    const paths = [
      'testing/conftest.py',
      'testing/manual/run.py',
      'shop/testing/conftest.py',
      'shop/testing/cart.py',
    ];
    expect(
      assignRoles(
        paths.map((path) => ({ path: filePath(path) })),
        { roles: {} },
      ),
    ).toEqual(['test', 'test', 'test', 'product']);
  });

  it('is what the project says, where it says something', () => {
    const paths = ['src/examples/cart.ts', 'qa/cart.ts', 'src/cart.ts'];
    const roles = { product: ['src/examples/**'], test: ['qa/**'] };
    expect(
      assignRoles(
        paths.map((path) => ({ path: filePath(path) })),
        { roles },
      ),
    ).toEqual(['product', 'test', 'product']);
  });
});

describe('scripts next to `src`', () => {
  const all = ['.js', '.mjs', '.d.ts'];
  const generatedIn = (folder: string, total: number, built: number, endings = all): number => {
    const names = Array.from({ length: total }, (_, i) => `cart/part${i}`);
    const paths = [
      ...names.slice(0, built).map((name) => `shop/src/${name}.tsx`),
      ...names.map((name, i) => `shop/${folder}/${name}${endings[i % endings.length]!}`),
    ];
    const roles = assignRoles(
      paths.map((path) => ({ path: filePath(path) })),
      { roles: {} },
    );
    return roles.filter((role) => role === 'generated').length;
  };

  it('are generated if a build wrote them there, which the same paths show', () => {
    const folders = ['lib', 'esm', 'build-module', 'ts3.4/cjs'];
    expect(folders.map((folder) => generatedIn(folder, 20, 18))).toEqual(folders.map(() => 20));
    expect([generatedIn('types', 20, 18, ['.d.ts']), generatedIn('types', 20, 20, ['.ts'])]).toEqual([20, 0]);
    // From sources in two folders, whose names the build keeps.
    expect(generatedIn('lib/src', 20, 18)).toBe(20);
    expect([generatedIn('lib', 20, 17), generatedIn('lib', 19, 19), generatedIn('app', 20, 20)]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('scripts with a hash in their names', () => {
  const rolesOf = (...names: readonly string[]): readonly string[] =>
    assignRoles(
      names.map((name) => ({ path: filePath(`web/chunks/${name}`) })),
      { roles: {} },
    );

  it('are generated where a bundler put several into a folder', () => {
    const vite = ['index-C31FH01Q.js', 'Cart-qsDv1eO_.js', 'Area-X5WOI1c-.js', 'Tax-CIFFyFdQ.js'];
    expect(rolesOf(...vite, 'main.3f9ab2c4.chunk.js', 'client.js')).toEqual([
      ...Array.from({ length: 5 }, () => 'generated'),
      'product',
    ]);
    expect(rolesOf(...vite)).toEqual(vite.map(() => 'product'));
    const esbuild = ['23ZQ2IVV', '2EQO3Q56', 'BTSYJ5XU', 'CTHM3W6I', 'E3JOOS3S'].map(
      (hash) => `chunk-${hash}.js`,
    );
    expect(rolesOf(...esbuild)).toEqual(esbuild.map(() => 'generated'));
  });

  it('are told from those that people name', () => {
    const names = ['settings', 'Checkout', 'calendar', 'dropdown', 'checkbox', 'v1.2.345', 'decimal2'];
    const paths = names.map((name) => `order-${name}.js`);
    expect(rolesOf(...paths)).toEqual(paths.map(() => 'product'));
  });

  it('are told from classes of two words, numbered parts and dates', () => {
    const classes = ['ListNode', 'TextNode', 'DOMUtils', 'MetaItem', 'NodeJSON'];
    const parts = ['Chapter1', 'Chapter2', 'Chapter3', 'Chapter4', 'inPart-5'];
    const dates = ['20240105', '20240206', '20240307', '20240408', '20240509'];
    for (const names of [classes, parts, dates]) {
      const paths = names.map((name) => `shop.${name}.js`);
      expect(rolesOf(...paths)).toEqual(paths.map(() => 'product'));
    }
  });
});

describe('scripts next to their sources in TypeScript', () => {
  const count = (total: number, compiled: number): number => {
    const names = Array.from({ length: total }, (_, i) => `lib/part${i}`);
    const paths = [
      ...names.map((name) => `${name}.ts`),
      ...names.slice(0, compiled).map((name) => `${name}.js`),
    ];
    const files = [...paths, 'lib/index.js'].map((path) => ({ path: filePath(path) }));
    return assignRoles(files, { roles: {} }).filter((role) => role === 'generated').length;
  };

  it('are generated if nearly all sources have one', () => {
    expect([count(20, 20), count(20, 18), count(20, 17), count(19, 19)]).toEqual([20, 18, 0, 0]);
  });
});
