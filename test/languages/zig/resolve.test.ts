import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import type { ProjectText } from '../../support/text-project.ts';

async function edgesOf(texts: ProjectText): Promise<string[]> {
  const { edges, diagnostics } = await analyzeText(texts);
  return [
    ...edges.map(([source, target]) => `${source} → ${target}`),
    ...diagnostics.map(({ message }) => message),
  ];
}

const use = (...names: readonly string[]): string =>
  names.map((name) => `_ = @import("${name}");`).join('\n');

it('leads to files beside, below and above, to what is embedded and to Zig itself', async () => {
  const edges = await edgesOf({
    'src/main.zig': `${use('std', 'builtin', 'cart/cart.zig', './pay.zig', 'data.zon')} _ = @embedFile("logo.txt");`,
    'src/cart/cart.zig': use('../pay.zig', 'none.zig', '../../../out.zig'),
    'src/pay.zig': '_ = @embedFile("main.zig");',
    'src/data.zon': '.{}',
    'src/logo.txt': '',
  });
  expect(edges).toEqual([
    'src/cart/cart.zig → src/pay.zig',
    'src/main.zig → pkg:builtin',
    'src/main.zig → pkg:std',
    'src/main.zig → src/cart/cart.zig',
    'src/main.zig → src/pay.zig',
    'src/pay.zig → src/main.zig',
    "Cannot resolve 'none.zig': there is no file src/cart/none.zig",
    "Cannot resolve '../../../out.zig': it leads out of the project",
  ]);
});

it('leads to the modules that build.zig names plainly', async () => {
  const edges = await edgesOf({
    'build.zig': `pub fn build(b: *std.Build) void {
    const cart = b.addModule("cart", .{ .root_source_file = b.path("lib/cart.zig") });
    const tax = b.createModule(.{ .root_source_file = .{ .path = "lib/tax.zig" } });
    const zap = b.dependency("zap", .{ .target = target });
    const exe = b.addExecutable(.{ .name = "shop", .root_module = b.createModule(.{
        .root_source_file = b.path("src/main.zig"),
        .imports = &.{ .{ .name = "pay", .module = cart }, .{ .name = "sql", .module = b.dependency("sqlite", .{}).module("sql") } },
    }) });
    exe.root_module.addImport("tax", tax); // exe.root_module.addImport("commented", tax);
    exe.root_module.addImport("web", zap.module("zap"));
    exe.root_module.addAnonymousImport("list", .{ .root_source_file = b.path("lib/list.zig") });
    exe.root_module.addOptions("options", options);
    exe.root_module.addImport("unclear", find(b));
}`,
    'lib/cart.zig': '',
    'lib/tax.zig': '',
    'lib/list.zig': '',
    'src/main.zig': use('cart', 'tax', 'web', 'sql', 'list', 'options', 'unclear', 'commented'),
    'src/pay.zig': use('pay'),
  });
  expect(edges).toEqual([
    'src/main.zig → lib/cart.zig',
    'src/main.zig → lib/list.zig',
    'src/main.zig → lib/tax.zig',
    'src/main.zig → pkg:sqlite',
    'src/main.zig → pkg:zap',
    'src/pay.zig → lib/cart.zig',
    "Cannot resolve 'unclear': no enclosing build.zig or build.zig.zon names this module literally",
    "Cannot resolve 'commented': no enclosing build.zig or build.zig.zon names this module literally",
  ]);
});

it('leads to the modules that build.zig makes through functions of its own', async () => {
  const edges = await edgesOf({
    'build.zig': `pub fn build(b: *std.Build) void {
    const tax = create(b, "lib/tax.zig");
    exe.root_module.addImport("tax", tax);
    exe.root_module.addImport("list", create(b, "lib/list.zig"));
    add(b, exe, "pay", b.path("lib/pay.zig"));
    add(b, exe, computed(), b.path("lib/list.zig"));
}
fn create(b: *std.Build, path: []const u8) *std.Build.Module {
    return b.createModule(.{ .root_source_file = b.path(path), .path = .{} });
}
fn add(b: *std.Build, exe: *Step.Compile, name: []const u8, root: LazyPath) void {
    const module = b.addModule(name, .{ .name = "x", .root_source_file = root });
    exe.root_module.addImport(name, module);
    add(b, exe, name, root);
}`,
    'lib/tax.zig': '',
    'lib/list.zig': '',
    'lib/pay.zig': '',
    'src/main.zig': use('tax', 'list', 'pay', 'name'),
  });
  expect(edges).toEqual([
    'src/main.zig → lib/list.zig',
    'src/main.zig → lib/pay.zig',
    'src/main.zig → lib/tax.zig',
    "Cannot resolve 'name': no enclosing build.zig or build.zig.zon names this module literally",
  ]);
});

it('leads to the dependencies of build.zig.zon, and into those that are folders of the project', async () => {
  const edges = await edgesOf({
    'app/build.zig.zon': `.{ .name = .app, .dependencies = .{
      .zap = .{ .url = "https://shop.example/zap.tar.gz", .hash = "1" },
      .@"core-lib" = .{ .path = "../core" },
    }, .paths = .{""} }`,
    'app/build.zig':
      'const core = b.dependency("core-lib", .{}); exe.root_module.addImport("core", core.module("core"));',
    'app/src/main.zig': use('zap', 'core', 'core-lib', 'paths'),
    'core/build.zig': '_ = b.addModule("core", .{ .root_source_file = b.path("src/root.zig") });',
    'core/src/root.zig': '',
  });
  expect(edges).toEqual([
    'app/src/main.zig → core/src/root.zig',
    'app/src/main.zig → pkg:core-lib',
    'app/src/main.zig → pkg:zap',
    "Cannot resolve 'paths': no enclosing build.zig or build.zig.zon names this module literally",
  ]);
});

it('leads to headers of the project, of C itself and of libraries', async () => {
  const edges = await edgesOf({
    'src/main.zig':
      '@cInclude("shop.h"); @cInclude("stdio.h"); @cInclude("sys/stat.h"); @cInclude("sqlite3.h"); @cInclude("SDL2/SDL.h");',
    'include/shop.h': '',
  });
  expect(edges).toEqual([
    'src/main.zig → include/shop.h',
    'src/main.zig → pkg:SDL2',
    'src/main.zig → pkg:libc',
    'src/main.zig → pkg:sqlite3',
  ]);
});
