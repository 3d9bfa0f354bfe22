//! Prints what Zig's own parser sees in files: a line of JSON for each, with every `@import`, `@embedFile` and
//! `@cInclude` of a string, its line, and the path that it leads to, as the compiler joins it.
const std = @import("std");

pub fn main() !void {
    var arena = std.heap.ArenaAllocator.init(std.heap.page_allocator);
    const root = (try std.process.argsAlloc(arena.allocator()))[1];
    var buffered = std.io.bufferedWriter(std.io.getStdOut().writer());
    const out = buffered.writer();
    const list = try std.io.getStdIn().readToEndAlloc(arena.allocator(), 1 << 26);
    var paths = std.mem.tokenizeScalar(u8, list, '\n');
    while (paths.next()) |path| {
        var file_arena = std.heap.ArenaAllocator.init(std.heap.page_allocator);
        defer file_arena.deinit();
        const full = try std.fs.path.join(file_arena.allocator(), &.{ root, path });
        try describe(file_arena.allocator(), path, try read(file_arena.allocator(), full), out);
    }
    try buffered.flush();
}

fn read(allocator: std.mem.Allocator, path: []const u8) ![:0]u8 {
    const file = try std.fs.cwd().openFile(path, .{});
    defer file.close();
    return file.readToEndAllocOptions(allocator, 1 << 26, null, 1, 0);
}

fn describe(allocator: std.mem.Allocator, path: []const u8, source: [:0]const u8, out: anytype) !void {
    const tree = try std.zig.Ast.parse(allocator, source, .zig);
    try out.writeAll("{\"file\":");
    try std.json.stringify(path, .{}, out);
    try out.print(",\"errors\":{d},\"imports\":[", .{tree.errors.len});
    const tags = tree.nodes.items(.tag);
    const main_tokens = tree.nodes.items(.main_token);
    const data = tree.nodes.items(.data);
    var is_first = true;
    for (tags, 0..) |tag, i| {
        if (tag != .builtin_call_two and tag != .builtin_call_two_comma) continue;
        const call = tree.tokenSlice(main_tokens[i]);
        const is_wanted = for ([_][]const u8{ "@import", "@embedFile", "@cInclude" }) |name| {
            if (std.mem.eql(u8, name, call)) break true;
        } else false;
        const argument = data[i].lhs;
        if (!is_wanted or argument == 0 or tags[argument] != .string_literal) continue;
        const text = try std.zig.string_literal.parseAlloc(allocator, tree.tokenSlice(main_tokens[argument]));
        const target = try std.fs.path.resolvePosix(allocator, &.{ std.fs.path.dirname(path) orelse "", text });
        const line = std.mem.count(u8, source[0..tree.tokens.items(.start)[main_tokens[i]]], "\n") + 1;
        if (!is_first) try out.writeByte(',');
        is_first = false;
        try std.json.stringify(.{ .call = call, .text = text, .line = line, .target = target }, .{}, out);
    }
    try out.writeAll("]}\n");
}
