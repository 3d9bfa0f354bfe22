# Asks Ruby's own parser what files load, declare and refer to: one line of JSON per file named on the standard input.
require 'json'
require 'ripper'

class Facts
  LOADS = %w[require require_relative require_dependency load].freeze
  ASSOCIATIONS = %w[belongs_to has_one has_many has_and_belongs_to_many].freeze
  OWN = '<self>'.freeze

  attr_reader :loads, :references, :declares, :homes

  def initialize(text)
    @loads = []
    @references = []
    @declares = []
    @homes = []
    tree = Ripper.sexp(text)
    raise SyntaxError, 'no Ruby' if tree.nil?

    walk(tree, [], false, false)
    @references = @references.sort_by { |_, _, line, column| [line, column] }
    @references.uniq! { |path, nesting, _, _, autoload| [path, nesting, autoload] }
    @declares.uniq!
  end

  private

  # `nesting` is the path of every class and module around, `lazy` whether a method or a block with `do` is, `single`
  # whether `class << self` is the nearest of them.
  def walk(node, nesting, lazy, single)
    return unless node.is_a?(Array)
    return node.each { |child| walk(child, nesting, lazy, single) } unless node[0].is_a?(Symbol)

    case node[0]
    when :class, :module then namespace(node, nesting, lazy, single)
    when :sclass
      walk(node[1], nesting, lazy, single)
      walk(node[2], nesting, lazy, true)
    when :def, :defs, :do_block then node.drop(1).each { |child| walk(child, nesting, true, single) }
    when :var_ref, :const_path_ref, :top_const_ref, :const_ref then reference(node, nesting, lazy, single)
    when :var_field, :const_path_field, :top_const_field then target(node, nesting, lazy, single)
    # It asks whether a constant is there, and goes on without it.
    when :defined then nil
    when :command then command(node[1], node[2], node, nesting, lazy, single)
    when :method_add_arg
      if node[1][0] == :fcall then command(node[1][1], node[2], node, nesting, lazy, single)
      else node.drop(1).each { |child| walk(child, nesting, lazy, single) }
      end
    else node.drop(1).each { |child| walk(child, nesting, lazy, single) }
    end
  end

  def namespace(node, nesting, lazy, single)
    path, = path_of(node[1])
    # The `Shop` of `class Shop::Cart` is no use of it; a value before the `::` is.
    walk(node[1][1], nesting, lazy, single) if path.nil? && node[1][0] == :const_path_ref
    superclass, body = node[0] == :class ? [node[2], node[3]] : [nil, node[2]]
    walk(superclass, nesting, lazy, single)
    return walk(body, nesting, lazy, single) if path.nil?

    inner = [*nesting, path]
    @declares << inner.join(' ')
    @homes << [inner.join(' '), superclass.nil? && bare?(body)]
    parent, = superclass && path_of(superclass)
    @declares << "#{inner.join(' ')} < #{parent}" if parent
    walk(body, inner, lazy, false)
  end

  # Whether a class or module holds nothing but constants, classes and modules.
  def bare?(body)
    body[1].all? do |statement|
      case statement[0]
      when :void_stmt, :class, :module then true
      when :assign, :opassign then !path_of(statement[1]).nil?
      end
    end
  end

  def reference(node, nesting, lazy, single)
    path, line, column = path_of(node)
    if path then @references << [path, nesting.join(' '), line, column]
    elsif node[0] == :const_path_ref then walk(node[1], nesting, lazy, single)
    end
  end

  def target(node, nesting, lazy, single)
    path, = path_of(node)
    reference(node[1], nesting, lazy, single) if node[0] == :const_path_field
    return if path.nil? || single

    @declares << [*nesting, path].join(' ')
    @homes << [[*nesting, path].join(' '), false]
  end

  # The constant's whole path and its line; nothing where it begins with anything else.
  def path_of(node)
    case node&.first
    when :var_ref, :const_ref, :var_field then node[1][0] == :@const ? [node[1][1], *node[1][2]] : nil
    when :top_const_ref, :top_const_field then ["::#{node[1][1]}", *node[1][2]]
    when :const_path_ref, :const_path_field
      left, *place = path_of(node[1])
      left && node[2][0] == :@const ? ["#{left}::#{node[2][1]}", *place] : nil
    end
  end

  def command(name, arguments, node, nesting, lazy, single)
    if name[0] == :@ident
      values = arguments_of(arguments)
      loading(name[1], values, *name[2], nesting, lazy) if values
    end
    node.drop(1).each { |child| walk(child, nesting, lazy, single) }
  end

  def loading(verb, values, line, column, nesting, lazy)
    if verb == 'autoload'
      constant = symbol(values[0])
      return if constant.nil?
      return @references << [constant, nesting.join(' '), line, column, line] if values.length == 1

      value, own = path_value(values[1])
      @loads << [own ? 'require_relative' : verb, value, line, 'lazy'] if value
    elsif LOADS.include?(verb)
      value, own = path_value(values[0])
      @loads << [own ? 'require_relative' : verb, value, line, lazy ? 'lazy' : 'static'] if value && value != ''
    elsif ASSOCIATIONS.include?(verb)
      class_name, *place = class_name_in(values.last)
      @references << [class_name, nesting.join(' '), *place] if class_name
    end
  end

  # The class of an association of Rails: `class_name: 'Shop::Cart'`.
  def class_name_in(options)
    return nil unless options.is_a?(Array) && options[0] == :bare_assoc_hash

    options[1].each do |_, key, value|
      name = key[0] == :@label ? key[1].chomp(':') : key.flatten.find { |part| part.is_a?(String) }
      next unless name == 'class_name' && value[0] == :string_literal && value[1].length == 2

      _, text, place = value[1][1]
      return [text, *place] if text.is_a?(String) && text.match?(/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/)
    end
    nil
  end

  def symbol(node)
    node && node[0] == :symbol_literal && node[1][0] == :symbol && node[1][1][0] == :@const ? node[1][1][1] : nil
  end

  def arguments_of(node)
    node = node[1] if node && node[0] == :arg_paren
    node = node[1] if node.is_a?(Array) && node[0] == :args_add_block
    node.is_a?(Array) && node[0].is_a?(Array) ? node : nil
  end

  # The text of a path that is written out, and whether it begins in the folder of the file.
  def path_value(node)
    return nil unless node.is_a?(Array)

    case node[0]
    when :string_literal then string_value(node[1].drop(1))
    when :var_ref then node[1][1] == '__FILE__' ? [OWN, true] : nil
    when :vcall then node[1][1] == '__dir__' ? ['.', true] : nil
    when :binary then node[2] == :+ ? sum(path_value(node[1]), path_value(node[3])) : nil
    when :method_add_arg then node[1][0] == :call ? file_call(node[1][1], node[1][3], node[2]) : nil
    when :command_call then file_call(node[1], node[3], node[4])
    end
  end

  def string_value(parts)
    return ['', false] if parts.empty?
    return plain(parts[0]) if parts.length == 1 && parts[0][0] == :@tstring_content
    return nil unless parts[0][0] == :string_embexpr && parts.length <= 2

    folder, own = path_value(parts[0][1][0])
    rest, = parts[1] ? plain(parts[1]) : ['']
    own && rest && (rest == '' || rest.start_with?('/')) ? [normal(folder + rest), true] : nil
  end

  def plain(part)
    part[0] == :@tstring_content && !part[1].match?(/[\\\n]/) ? [part[1], false] : nil
  end

  def sum(left, right)
    left && right && !right[1] ? [normal(left[0] + right[0]), left[1]] : nil
  end

  def file_call(receiver, name, arguments)
    return nil unless path_of(receiver)&.first == 'File'

    first, *rest = (arguments_of(arguments) || []).map { |value| path_value(value) }
    return nil if first.nil? || rest.any?(&:nil?)

    case name[1]
    when 'join'
      text = [first, *rest].map(&:first).join('/')
      rest.any?(&:last) ? nil : [first[1] ? normal(text) : text, first[1]]
    when 'dirname' then first[1] ? [normal("#{first[0]}/.."), true] : nil
    when 'expand_path', 'realpath'
      return first[1] ? first : nil if rest.empty?

      rest.length == 1 && rest[0][1] && !first[1] ? [normal("#{rest[0][0]}/#{first[0]}"), true] : nil
    end
  end

  def normal(path)
    parts = path.split('/').reject { |part| part.empty? || part == '.' }
    kept = parts.each_with_object([]) do |part, all|
      part == '..' && all.any? && all.last != '..' ? all.pop : all.push(part)
    end
    kept.empty? ? '.' : kept.join('/')
  end
end

$stdin.each_line(chomp: true) do |file|
  file = File.realpath(file)
  text = File.binread(file).force_encoding('UTF-8').delete_prefix("\u{feff}")
  facts = Facts.new(text)
  puts JSON.generate(file: file, loads: facts.loads, references: facts.references, declares: facts.declares,
                     homes: facts.homes)
rescue SyntaxError, ArgumentError, EncodingError => e
  puts JSON.generate(file: file, error: e.message)
end
