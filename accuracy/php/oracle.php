<?php
// Asks PHP-Parser what every PHP file below a folder imports, includes, declares and refers to, and which files declare
// that: one JSON object per line. Names are made full by PHP-Parser's own NameResolver; where several files declare a
// class, Composer's own ClassLoader says which it would load. Usage: php oracle.php FOLDER < files, one per line.
declare(strict_types=1);

use Composer\Autoload\ClassLoader;
use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require '/usr/share/php/PhpParser/autoload.php';
require '/usr/share/php/Composer/Autoload/ClassLoader.php';

final class Facts extends NodeVisitorAbstract
{
    public array $uses = [];
    public array $includes = [];
    public array $declares = [];
    private array $references = [];
    /** Name and value of each constant; null where its value is computed by more than other constants. */
    public array $constants = [];
    /** Constants that the code asks for, as keys: it does without them. */
    private array $asked = [];
    private array $parents = [];
    private int $functions = 0;

    public function enterNode(Node $node)
    {
        $parent = end($this->parents) ?: null;
        $this->parents[] = $node;
        if ($node instanceof Node\FunctionLike) {
            $this->functions += $node instanceof Node\Expr\ArrowFunction ? 0 : 1;
        }
        if ($node instanceof Node\Stmt\Use_) {
            foreach ($node->uses as $use) {
                $this->addUse($node->type, $use->name->toString(), $use);
            }
        } elseif ($node instanceof Node\Stmt\GroupUse) {
            foreach ($node->uses as $use) {
                $type = $use->type === Node\Stmt\Use_::TYPE_UNKNOWN ? $node->type : $use->type;
                $this->addUse($type, $node->prefix->toString() . '\\' . $use->name->toString(), $use);
            }
        } elseif ($node instanceof Node\Expr\Include_) {
            $this->includes[] = [pathOf($node->expr), $node->getStartLine(), $this->functions > 0, termsOf($node->expr)];
        } elseif ($node instanceof Node\Stmt\ClassLike && $node->name !== null) {
            $this->declares[] = ['class', $node->namespacedName->toString()];
        } elseif ($node instanceof Node\Stmt\Function_) {
            $this->declares[] = ['function', $node->namespacedName->toString()];
        } elseif ($node instanceof Node\Stmt\Const_) {
            foreach ($node->consts as $const) {
                $this->declares[] = ['const', $const->namespacedName->toString()];
                $this->constants[] = [$const->namespacedName->toString(), termsOf($const->value)];
            }
        } elseif ($node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name) {
            $this->addDeclaringCall($node);
        } elseif ($node instanceof Node\Name) {
            $this->addReference($node, $parent);
        }
        return null;
    }

    public function leaveNode(Node $node)
    {
        array_pop($this->parents);
        if ($node instanceof Node\FunctionLike) {
            $this->functions -= $node instanceof Node\Expr\ArrowFunction ? 0 : 1;
        }
        return null;
    }

    /** Without constants that may be missing. */
    public function references(): array
    {
        $isAsked = fn (array $each): bool => $each[0] === 'const'
            && (isset($this->asked[$each[1]]) || isset($this->asked[$each[2] ?? '']));
        return array_values(array_filter($this->references, fn (array $each): bool => !$isAsked($each)));
    }

    private function addUse(int $type, string $name, Node $use): void
    {
        $kinds = [Node\Stmt\Use_::TYPE_FUNCTION => 'function', Node\Stmt\Use_::TYPE_CONSTANT => 'const'];
        $this->uses[] = [$kinds[$type] ?? 'class', $name, $use->getStartLine()];
    }

    private function addDeclaringCall(Node\Expr\FuncCall $call): void
    {
        $function = strtolower($call->name->getLast());
        if ($function === 'defined' && ($call->args[0]->value ?? null) instanceof Node\Scalar\String_) {
            $this->asked[ltrim($call->args[0]->value->value, '\\')] = true;
            return;
        }
        $index = ['define' => 0, 'class_alias' => 1][$function] ?? null;
        if ($index === null || !$call->name->isUnqualified() && count($call->name->parts) !== 1 || !isset($call->args[$index])) {
            return;
        }
        $argument = $call->args[$index];
        if ($argument instanceof Node\Arg && $argument->value instanceof Node\Scalar\String_) {
            $name = ltrim($argument->value->value, '\\');
            $this->declares[] = [$index === 0 ? 'const' : 'class', $name];
            if ($index === 0) {
                $value = $call->args[1]->value ?? null;
                $this->constants[] = [$name, $value === null ? null : termsOf($value)];
            }
        }
    }

    private function addReference(Node\Name $name, ?Node $parent): void
    {
        if ($parent instanceof Node\Stmt\UseUse || $parent instanceof Node\Stmt\GroupUse || $parent instanceof Node\Stmt\Namespace_) {
            return;
        }
        $kind = 'class';
        if ($parent instanceof Node\Expr\FuncCall && $parent->name === $name) {
            $kind = 'function';
        } elseif ($parent instanceof Node\Expr\ConstFetch) {
            $kind = 'const';
        }
        if ($kind === 'class' && $name->isSpecialClassName()) {
            return;
        }
        if ($kind === 'const' && in_array(strtolower($name->toString()), ['true', 'false', 'null'], true)) {
            return;
        }
        $namespaced = $name->getAttribute('namespacedName');
        $this->references[] = $namespaced === null
            ? [$kind, $name->toString(), null, $name->getStartLine()]
            : [$kind, $namespaced->toString(), $name->toString(), $name->getStartLine()];
    }
}

/** The path that is written out, `__DIR__` for the folder of the file; null where it is computed. */
function pathOf(Node\Expr $expr): ?string
{
    if ($expr instanceof Node\Scalar\String_) {
        return $expr->value;
    }
    if ($expr instanceof Node\Scalar\MagicConst\Dir) {
        return '__DIR__';
    }
    if ($expr instanceof Node\Expr\ConstFetch && $expr->name->getLast() === 'DIRECTORY_SEPARATOR') {
        return '/';
    }
    if ($expr instanceof Node\Expr\BinaryOp\Concat) {
        $left = pathOf($expr->left);
        $right = pathOf($expr->right);
        return $left === null || $right === null || str_contains($right, '__DIR__') ? null : $left . $right;
    }
    if (isCallOf($expr, 'realpath')) {
        return isset($expr->args[0]->value) ? pathOf($expr->args[0]->value) : null;
    }
    if (isCallOf($expr, 'dirname')) {
        $levels = isset($expr->args[1]) ? ($expr->args[1]->value->value ?? null) : 1;
        $inner = $expr->args[0]->value ?? null;
        if (!is_int($levels)) {
            return null;
        }
        if ($inner instanceof Node\Scalar\MagicConst\File) {
            return '__DIR__' . str_repeat('/..', $levels - 1);
        }
        $path = $inner === null ? null : pathOf($inner);
        return $path !== null && preg_match('~^__DIR__(/\.\.)*$~', $path) ? $path . str_repeat('/..', $levels) : null;
    }
    return null;
}

function isCallOf(Node\Expr $expr, string $function): bool
{
    return $expr instanceof Node\Expr\FuncCall
        && $expr->name instanceof Node\Name
        && strtolower($expr->name->getLast()) === $function;
}

/**
 * What a path is made of, in order: texts, and the names of constants in lists of one; null where there is more to it.
 * @return ?list<string|array{string}>
 */
function termsOf(Node\Expr $expr): ?array
{
    $path = pathOf($expr);
    if ($path !== null) {
        return [$path];
    }
    if ($expr instanceof Node\Expr\ConstFetch) {
        return [[($expr->name->getAttribute('namespacedName') ?? $expr->name)->toString()]];
    }
    if (isCallOf($expr, 'realpath') && isset($expr->args[0]->value)) {
        return termsOf($expr->args[0]->value);
    }
    if ($expr instanceof Node\Expr\BinaryOp\Concat) {
        $left = termsOf($expr->left);
        $right = termsOf($expr->right);
        return $left === null || $right === null ? null : [...$left, ...$right];
    }
    return null;
}

/** What constants that stand for paths come to, as PHP itself would join them: absolute where they begin at a folder. */
final class PathConstants
{
    /** @var array<string, list<array{string, ?list<mixed>}>> Where each is defined, and as what. */
    private array $definitions = [];

    public function __construct(private string $folder, array $facts)
    {
        foreach ($facts as $file => $fact) {
            foreach ($fact['constants'] as [$name, $terms]) {
                $this->definitions[$name][] = [(string) $file, $terms];
            }
        }
    }

    /** Null where it is computed, or where not all definitions mean the same place. */
    public function join(string $from, ?array $terms, int $depth = 0): ?string
    {
        if ($terms === null || $depth > 16) {
            return null;
        }
        $path = '';
        foreach ($terms as $term) {
            $text = is_string($term) ? str_replace('__DIR__', dirname("$this->folder/$from"), $term) : $this->value($term[0], $depth);
            if ($text === null) {
                return null;
            }
            $path .= $text;
        }
        return $path;
    }

    private function value(string $name, int $depth): ?string
    {
        $global = substr($name, (int) strrpos("\\$name", '\\'));
        $values = [];
        foreach ($this->definitions[$name] ?? $this->definitions[$global] ?? [] as [$file, $terms]) {
            $value = $this->join($file, $terms, $depth + 1);
            if ($value === null) {
                return null;
            }
            $slash = str_ends_with($value, '/') ? '/' : '';
            $values[str_starts_with($value, '/') ? (realpath($value) ?: $value) . $slash : $value] = $value;
        }
        return count($values) === 1 ? reset($values) : null;
    }
}

/** Which files declare what, and which of several an autoloader of Composer's would load. */
final class Declarations
{
    /** @var array<string, list<string>> */
    private array $files = [];
    /** @var array<string, ClassLoader> By folder, from the root. */
    private array $loaders = [];

    public function __construct(private string $folder, array $facts)
    {
        foreach ($facts as $file => $fact) {
            foreach ($fact['declares'] as [$kind, $name]) {
                $this->files[self::key($kind, $name)][$file] = $file;
            }
        }
        foreach (composerFiles($folder) as $path) {
            $this->loaders[dirname($path)] = self::loader("$folder/$path");
        }
    }

    /** @return array{list<string>, bool} The files, and whether it is sure which of them is meant. */
    public function find(string $from, string $kind, string $name, ?string $global): array
    {
        $files = array_values($this->files[self::key($kind, $name)] ?? []);
        if ($files === [] && $global !== null) {
            $files = array_values($this->files[self::key($kind, $global)] ?? []);
        }
        if (in_array($from, $files, true)) {
            return [[], true];
        }
        if (count($files) < 2) {
            return [$files, true];
        }
        $loaded = $kind === 'class' ? $this->loaded($from, $name, $files) : null;
        return $loaded === null ? [$files, false] : [[$loaded], true];
    }

    private function loaded(string $from, string $class, array $files): ?string
    {
        $around = [];
        for ($at = dirname($from); ; $at = dirname($at)) {
            $around[] = $this->loaders[$at] ?? null;
            if ($at === '.') {
                break;
            }
        }
        foreach ([...array_filter($around), ...array_values($this->loaders)] as $loader) {
            $path = $loader->findFile($class);
            $file = $path === false ? null : substr((string) realpath($path), strlen($this->folder) + 1);
            if (in_array($file, $files, true)) {
                return $file;
            }
        }
        return null;
    }

    private static function loader(string $path): ClassLoader
    {
        $loader = new ClassLoader();
        $json = json_decode(file_get_contents($path), true) ?: [];
        foreach (['autoload', 'autoload-dev'] as $section) {
            foreach ($json[$section]['psr-4'] ?? [] as $prefix => $places) {
                $loader->addPsr4($prefix, self::below($path, $places));
            }
            foreach ($json[$section]['psr-0'] ?? [] as $prefix => $places) {
                $loader->add($prefix, self::below($path, $places));
            }
        }
        return $loader;
    }

    private static function below(string $path, string|array $places): array
    {
        return array_map(fn (string $place) => dirname($path) . '/' . rtrim($place, '/'), (array) $places);
    }

    private static function key(string $kind, string $name): string
    {
        $end = $kind === 'const' ? (strrpos($name, '\\') ?: 0) : strlen($name);
        return "$kind " . strtolower(substr($name, 0, $end)) . substr($name, $end);
    }
}

/** @return list<string> */
function composerFiles(string $folder): array
{
    $found = [];
    $walk = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS));
    foreach ($walk as $path => $_) {
        if (basename($path) === 'composer.json') {
            $found[] = substr($path, strlen($folder) + 1);
        }
    }
    sort($found);
    return $found;
}

/** Beside the file that says so, or where the program was started, which is taken to be the root. */
function includedFile(string $folder, string $from, ?string $path): ?string
{
    if ($path === null) {
        return null;
    }
    $beside = dirname("$folder/$from");
    $places = str_starts_with($path, '__DIR__') ? [$beside . substr($path, 7)] : ["$beside/$path", "$folder/$path"];
    $places = str_starts_with($path, '/') ? [$path] : $places;
    foreach ($places as $place) {
        $real = realpath($place);
        if ($real !== false && is_file($real) && str_starts_with($real, "$folder/")) {
            return substr($real, strlen($folder) + 1);
        }
    }
    return null;
}

function readFacts(PhpParser\Parser $parser, string $path): array
{
    $resolver = new NodeTraverser();
    $resolver->addVisitor(new NameResolver());
    // Two passes: references are read once all names are full.
    $statements = $resolver->traverse($parser->parse(file_get_contents($path)) ?? []);
    $facts = new Facts();
    $reader = new NodeTraverser();
    $reader->addVisitor($facts);
    $reader->traverse($statements);
    return [
        'uses' => $facts->uses,
        'includes' => $facts->includes,
        'declares' => $facts->declares,
        'references' => $facts->references(),
        'constants' => $facts->constants,
    ];
}

$folder = realpath($argv[1]);
$parser = (new ParserFactory())->create(ParserFactory::PREFER_PHP7);
$facts = [];
while (($line = fgets(STDIN)) !== false) {
    $file = rtrim($line, "\n");
    try {
        $facts[$file] = readFacts($parser, "$folder/$file");
    } catch (PhpParser\Error $error) {
        fwrite(STDERR, "$file: {$error->getMessage()}\n");
    }
}
$declarations = new Declarations($folder, $facts);
$constants = new PathConstants($folder, $facts);
foreach ($facts as $file => $fact) {
    $edges = [];
    $unsure = [];
    foreach ([...$fact['uses'], ...$fact['references']] as $row) {
        [$targets, $isSure] = $declarations->find((string) $file, $row[0], $row[1], count($row) === 4 ? $row[2] : null);
        foreach ($targets as $target) {
            $isSure ? $edges[$target] = true : $unsure[$target] = true;
        }
    }
    foreach ($fact['includes'] as [$path, , , $terms]) {
        $target = includedFile($folder, (string) $file, $path ?? $constants->join((string) $file, $terms));
        if ($target !== null && $target !== (string) $file) {
            $edges[$target] = true;
        }
    }
    unset($fact['constants']);
    $fact['includes'] = array_map(fn (array $include) => array_slice($include, 0, 3), $fact['includes']);
    $answer = ['file' => (string) $file, ...$fact, 'edges' => array_map('strval', array_keys($edges)), 'unsure' => array_map('strval', array_keys($unsure))];
    echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES), "\n";
}
