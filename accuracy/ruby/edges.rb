# Loads all files of a project into this Ruby and asks it where their requires and constants lead. Arguments: the folder
# of the project, the folders of its load path and, behind `--`, patterns of files that are not loaded. On the standard
# input: what syntax.rb says of every file. On the standard output: one line of JSON per file that was loaded.
require 'json'
require 'set'

divider = ARGV.index('--') || ARGV.length
root, *load_path = ARGV[0...divider].map { |path| File.realpath(path) }
left_out = (ARGV[divider + 1..] || []).map { |pattern| Regexp.new(pattern) }
FACTS = $stdin.each_line.map { |line| JSON.parse(line) }.reject { |facts| facts['error'] }
ANSWER = $stdout.dup
$stdout.reopen(File::NULL)
$stderr.reopen(File::NULL)
$LOAD_PATH.unshift(*load_path)
ARGV.clear

# Where constants are looked up as Ruby does it, by hand, since the place of a reference cannot be entered from outside.
module Lookup
  OUTER = [Object, Kernel, BasicObject].freeze

  module_function

  # The classes and modules of a nesting, the innermost first; nothing where one of them was not loaded.
  def scopes(nesting)
    nesting.split(' ').reduce([]) do |around, path|
      found = path.include?('::') || around.empty? ? whole(path, around) : member(around.first, path)
      value = found && found[0].const_get(found[1], false)
      return nil unless value.is_a?(Module)

      [value, *around]
    end
  end

  # The module that has the constant, and its name there; nothing where it is not declared.
  def whole(path, scopes)
    first, *rest = path.delete_prefix('::').split('::')
    found = path.start_with?('::') ? inherited(Object, first) : head(first, scopes)
    rest.each do |name|
      value = found && found[0].const_get(found[1], false)
      return nil unless value.is_a?(Module)

      found = inherited(value, name, OUTER - [value])
    end
    found
  end

  def head(name, scopes)
    scopes.each { |scope| found = member(scope, name) and return found }
    (scopes.empty? ? nil : inherited(scopes.first, name)) || inherited(Object, name)
  end

  def inherited(scope, name, without = [])
    (scope.ancestors - without).each { |ancestor| found = member(ancestor, name) and return found }
    nil
  end

  def member(scope, name)
    scope.const_defined?(name, false) ? [scope, name] : nil
  end
end

# File → the files that it required by their whole paths while it was loaded: `Dir[…].each { |file| require file }`.
REQUIRED = Hash.new { |hash, file| hash[file] = [] }
module Recorded
  def require(path)
    from = caller_locations(1, 1).first&.absolute_path
    REQUIRED[from] << path if path.to_s.match?(%r{\A/.*\.rb\z})
    super
  end
end
Object.prepend(Recorded)

def quietly
  yield
rescue Exception # rubocop:disable Lint/RescueException
  nil
end

FACTS.map { |facts| facts['file'] }.sort.each do |file|
  next if load_path.none? { |folder| file.start_with?("#{folder}/") } || left_out.any? { |pattern| pattern.match?(file) }

  quietly { require file.delete_suffix('.rb') }
end
LOADED = $LOADED_FEATURES.to_set

# A constant that is there → the files that declare it, each with whether it only opens it.
DECLARED = Hash.new { |hash, name| hash[name] = [] }
FACTS.each do |facts|
  facts['homes'].each do |nesting, bare|
    *around, path = nesting.split(' ')
    found = quietly do
      scopes = Lookup.scopes(around.join(' '))
      scopes && (path.include?('::') || scopes.empty? ? Lookup.whole(path, scopes) : Lookup.member(scopes.first, path))
    end
    DECLARED[found] << [facts['file'], bare] if found
  end
end

def place(found)
  waiting = quietly { found[0].autoload?(found[1], false) }
  return quietly { $LOAD_PATH.resolve_feature_path(waiting) }&.last if waiting

  quietly { found[0].const_source_location(found[1], false) }&.first
end

def loaded(verb, specifier, file, load_path)
  return [File.expand_path("#{specifier}.rb", File.dirname(file)), File.expand_path(specifier, File.dirname(file))].find { |path| File.file?(path) } if verb == 'require_relative'
  return load_path.map { |folder| File.join(folder, specifier) }.find { |path| File.file?(path) } if verb == 'load'

  quietly { $LOAD_PATH.resolve_feature_path(specifier) }&.last
end

FACTS.each do |facts|
  file = facts['file']
  next unless LOADED.include?(file)

  edges = facts['loads'].filter_map do |verb, specifier,|
    target = loaded(verb, specifier, file, load_path)
    { name: specifier, targets: [target], required: true } if target.is_a?(String)
  end
  REQUIRED[file].each do |path|
    edges << { name: path.to_s.delete_prefix("#{root}/"), targets: [path.to_s], required: true }
  end
  facts['references'].each do |path, nesting,|
    scopes = quietly { Lookup.scopes(nesting) }
    found = scopes && quietly { Lookup.whole(path, scopes) }
    next if found.nil?

    declared = DECLARED.fetch(found, [])
    home = place(found)
    # Ruby 3.1 forgets the place of what was loaded by autoload.
    home = declared.first&.first if home == false
    # A class that is part of Ruby itself stays Ruby's, however often it is opened again.
    next unless home.is_a?(String)

    if home.start_with?("#{root}/")
      targets = [home, *declared.map(&:first)].uniq
      required = !targets.include?(file) && (targets.length == 1 || declared.any? { |_, bare| !bare })
    else
      # Of another library: who opens it again to add to it may be meant, and need not be.
      targets = declared.reject { |_, bare| bare }.map(&:first)
      required = false
    end
    edges << { name: path, targets: targets, required: required }
  end
  ANSWER.puts JSON.generate(file: file, edges: edges)
end
ANSWER.flush
exit!(0)
