-- Asks Lua itself where it would find modules: one name per line in, one path per line out, empty where there is none.
-- Usage: lua search.lua PATH, as in package.path
for name in io.lines() do
  print((package.searchpath(name, arg[1])) or "")
end
