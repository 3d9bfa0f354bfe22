<?php
// Asks PHP-Parser what every PHP file below a folder imports, includes, declares and refers to: one JSON object per line.
// Names are made full by PHP-Parser's own NameResolver. Usage: php names.php FOLDER < list of files, one per line.
declare(strict_types=1);

use PhpParser\Node;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require '/usr/share/php/PhpParser/autoload.php';

final class Facts extends NodeVisitorAbstract
{
    public array $uses = [];
    public array $includes = [];
    public array $declares = [];
    public array $references = [];
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
                $this->addUse($type, $node->prefix->toString() . '\\' . $use->name->toString(), $use, $node);
            }
        } elseif ($node instanceof Node\Expr\Include_) {
            $this->includes[] = [pathOf($node->expr), $node->getStartLine(), $this->functions > 0];
        } elseif ($node instanceof Node\Stmt\ClassLike && $node->name !== null) {
            $this->declares[] = ['class', $node->namespacedName->toString()];
        } elseif ($node instanceof Node\Stmt\Function_) {
            $this->declares[] = ['function', $node->namespacedName->toString()];
        } elseif ($node instanceof Node\Stmt\Const_) {
            foreach ($node->consts as $const) {
                $this->declares[] = ['const', $const->namespacedName->toString()];
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

    private function addUse(int $type, string $name, Node $use, ?Node $group = null): void
    {
        $kinds = [Node\Stmt\Use_::TYPE_FUNCTION => 'function', Node\Stmt\Use_::TYPE_CONSTANT => 'const'];
        $this->uses[] = [$kinds[$type] ?? 'class', $name, $use->getStartLine()];
    }

    private function addDeclaringCall(Node\Expr\FuncCall $call): void
    {
        $function = strtolower($call->name->getLast());
        $index = ['define' => 0, 'class_alias' => 1][$function] ?? null;
        if ($index === null || !$call->name->isUnqualified() && count($call->name->parts) !== 1 || !isset($call->args[$index])) {
            return;
        }
        $argument = $call->args[$index];
        if ($argument instanceof Node\Arg && $argument->value instanceof Node\Scalar\String_) {
            $this->declares[] = [$index === 0 ? 'const' : 'class', ltrim($argument->value->value, '\\')];
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
    if ($expr instanceof Node\Expr\FuncCall && $expr->name instanceof Node\Name && strtolower($expr->name->getLast()) === 'dirname') {
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

$parser = (new ParserFactory())->create(ParserFactory::PREFER_PHP7);
$folder = $argv[1];
while (($line = fgets(STDIN)) !== false) {
    $file = rtrim($line, "\n");
    try {
        $facts = new Facts();
        // Two passes: references are read once all names are full.
        $statements = (new NodeTraverser());
        $resolver = new NodeTraverser();
        $resolver->addVisitor(new NameResolver());
        $ast = $resolver->traverse($parser->parse(file_get_contents("$folder/$file")) ?? []);
        $statements->addVisitor($facts);
        $statements->traverse($ast);
        $answer = [
            'file' => $file,
            'uses' => $facts->uses,
            'includes' => $facts->includes,
            'declares' => $facts->declares,
            'references' => $facts->references,
        ];
    } catch (PhpParser\Error $error) {
        $answer = ['file' => $file, 'error' => $error->getMessage()];
    }
    echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES), "\n";
}
