// A plugin of Kotlin's own compiler: once all names are resolved, writes the package of each file, its imports, what it
// declares at the top level, the files that declare what it uses and the names that could not be resolved, a fact per
// line, and ends. The file to write is the environment's LINTEL_FACTS.
package lintel

import com.intellij.mock.MockProject
import com.intellij.openapi.project.Project
import com.intellij.psi.PsiElement
import java.io.File
import kotlin.system.exitProcess
import org.jetbrains.kotlin.analyzer.AnalysisResult
import org.jetbrains.kotlin.compiler.plugin.ComponentRegistrar
import org.jetbrains.kotlin.config.CompilerConfiguration
import org.jetbrains.kotlin.descriptors.CallableDescriptor
import org.jetbrains.kotlin.descriptors.ClassifierDescriptor
import org.jetbrains.kotlin.descriptors.ConstructorDescriptor
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor
import org.jetbrains.kotlin.descriptors.ModuleDescriptor
import org.jetbrains.kotlin.descriptors.PackageFragmentDescriptor
import org.jetbrains.kotlin.descriptors.impl.TypeAliasConstructorDescriptor
import org.jetbrains.kotlin.lexer.KtTokens
import org.jetbrains.kotlin.psi.KtFile
import org.jetbrains.kotlin.psi.KtNamedDeclaration
import org.jetbrains.kotlin.psi.KtSimpleNameExpression
import org.jetbrains.kotlin.psi.KtTreeVisitorVoid
import org.jetbrains.kotlin.resolve.BindingContext
import org.jetbrains.kotlin.resolve.BindingTrace
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils
import org.jetbrains.kotlin.resolve.DescriptorUtils
import org.jetbrains.kotlin.resolve.calls.util.FakeCallableDescriptorForTypeAliasObject
import org.jetbrains.kotlin.resolve.jvm.extensions.AnalysisHandlerExtension

class OracleRegistrar : ComponentRegistrar {
    override fun registerProjectComponents(project: MockProject, configuration: CompilerConfiguration) {
        AnalysisHandlerExtension.registerExtension(project, FactsWriter())
    }
}

class FactsWriter : AnalysisHandlerExtension {
    override fun analysisCompleted(
        project: Project,
        module: ModuleDescriptor,
        bindingTrace: BindingTrace,
        files: Collection<KtFile>
    ): AnalysisResult? {
        val lines = mutableListOf<String>()
        for (file in files) {
            val path = file.virtualFilePath
            lines += "package\t$path\t${file.packageFqName.asString()}"
            for (import in file.importDirectives) {
                val name = import.importedFqName?.asString() + (if (import.isAllUnder) ".*" else "")
                lines += "import\t$path\t${lineOf(file, import)}\t$name\t${import.aliasName.orEmpty()}"
            }
            for (declaration in file.declarations) {
                val name = (declaration as? KtNamedDeclaration)?.fqName?.asString()
                if (name != null && !declaration.hasModifier(KtTokens.PRIVATE_KEYWORD)) lines += "declares\t$path\t$name"
            }
            lines += usesIn(file, bindingTrace.bindingContext)
        }
        File(System.getenv("LINTEL_FACTS")).writeText(lines.joinToString("\n", postfix = "\n"))
        exitProcess(0)
    }

    private fun lineOf(file: KtFile, element: PsiElement) = file.text.substring(0, element.textOffset).count { it == '\n' } + 1

    private fun usesIn(file: KtFile, context: BindingContext): Set<String> {
        val facts = sortedSetOf<String>()
        file.accept(object : KtTreeVisitorVoid() {
            override fun visitSimpleNameExpression(expression: KtSimpleNameExpression) {
                super.visitSimpleNameExpression(expression)
                if (expression.getReferencedNameElementType() == KtTokens.IDENTIFIER) facts += factsOf(expression, file, context)
            }
        })
        return facts
    }

    /** Outside of imports, a name that stands for several declarations could not be resolved. */
    private fun factsOf(expression: KtSimpleNameExpression, file: KtFile, context: BindingContext): List<String> {
        val path = file.virtualFilePath
        val one = context[BindingContext.REFERENCE_TARGET, expression]?.takeUnless(::isInvented)
        val several = context[BindingContext.AMBIGUOUS_REFERENCE_TARGET, expression].orEmpty()
        val isImport = file.importList?.textRange?.contains(expression.textRange) == true
        if (one == null && !isImport) return listOf("unsure\t$path\t${expression.getReferencedName()}")
        val targets = (listOfNotNull(one) + several).mapNotNull(::declarationOf).mapNotNull(::pathOf)
        return targets.filter { it != path }.map { "edge\t$path\t$it" }
    }

    /** A member of a value whose type is unknown: the compiler makes one of any name, in a module that it never compiles. */
    private fun isInvented(target: DeclarationDescriptor) =
        DescriptorUtils.getContainingModuleOrNull(target)?.isValid == false

    /** A class, or a function, property or alias at the top level; members belong to values. */
    private fun declarationOf(target: DeclarationDescriptor): DeclarationDescriptor? = when {
        target is TypeAliasConstructorDescriptor -> target.typeAliasDescriptor
        target is FakeCallableDescriptorForTypeAliasObject -> target.typeAliasDescriptor
        target is ConstructorDescriptor -> target.containingDeclaration
        target is ClassifierDescriptor -> target
        target is CallableDescriptor && target.containingDeclaration is PackageFragmentDescriptor -> target
        else -> null
    }

    private fun pathOf(declaration: DeclarationDescriptor): String? {
        val element: PsiElement? = DescriptorToSourceUtils.descriptorToDeclaration(declaration)
        return element?.containingFile?.virtualFile?.path
    }
}
