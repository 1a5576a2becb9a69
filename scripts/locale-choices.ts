import {
  lineOf,
  parseSource,
  type SourceFile,
  type SyntaxNode,
  visitNodes,
} from './source-files.ts'

/** The only list of the languages of the site. */
const listOfLocales = 'packages/content-contract/src/locales.ts'

/** In these files, `'no'` or `'en'` is no language of the site. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/cms/src/accounts/editor-mails.ts': 'the language of the admin that an editor chose',
  'apps/cms/src/requests/refuse.ts': 'the language of the admin that an editor chose',
  'apps/portal/src/core/public-forms/read-answers.ts': 'the answer of a yes-or-no question',
  'apps/portal/src/features/association-register/model/select-members.server.ts':
    'the answer of a yes-or-no question',
  'apps/portal/src/features/deposit-account/model/application-form.ts':
    'the answer of a yes-or-no question',
  'apps/portal/src/platform/mail/incoming/automatic-mail.ts': 'a value of RFC 3834',
  'scripts/locale-choices.ts': 'this rule',
}
export const exceptionFiles = Object.keys(exceptions)

/** A test says what a text is in one language. Its lists and types of languages are read all the same. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^e2e\//.test(file)

const isLocale = (node: unknown) => {
  const { type, value } = (node ?? {}) as Partial<SyntaxNode>
  return type === 'Literal' && (value === 'no' || value === 'en')
}

/**
 * Code that knows how many languages the site has: choices between two (`locale === 'no' ? a : b`),
 * lists and types of them. A new language would get the texts of another one there. A
 * `Record<Locale, …>` makes a missing one a type error instead.
 * @returns places such as `apps/portal/src/router.tsx:12`
 */
export function findLocaleChoices(source: SourceFile): string[] {
  const { file, text } = source
  if (file === listOfLocales || file in exceptions || !/'(no|en)'/.test(text)) return []
  const found = new Set<string>()
  visitNodes(parseSource(source).program, (node) => {
    if (isChoice(node, file) || listsLocales(node)) found.add(`${file}:${lineOf(text, node.start)}`)
  })
  return [...found]
}

function isChoice({ type, operator, left, right, test }: SyntaxNode, file: string): boolean {
  if (isTest(file)) return false
  if (type === 'SwitchCase') return isLocale(test)
  const compares = type === 'BinaryExpression' && ['===', '!==', '==', '!='].includes(`${operator}`)
  return compares && (isLocale(left) || isLocale(right))
}

/** `['no', 'en']`, `'no' | 'en'`. */
function listsLocales({ type, elements, types }: SyntaxNode): boolean {
  const listed =
    type === 'ArrayExpression'
      ? (elements as unknown[])
      : type === 'TSUnionType'
        ? (types as { literal?: unknown }[]).map(({ literal }) => literal)
        : []
  const isShort = type === 'TSUnionType' || listed.length === 2
  return isShort && listed.filter(isLocale).length === 2
}
