import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { CaseTemplates } from '../contract.ts'

/** Inserts a template into the message: one that all have, or one of the caller's own in its language. */
export function TemplateChoice(props: {
  id: string
  templates: CaseTemplates
  /** Of the case. */
  kind: string
  /** Of the message. */
  language: Locale
  onChoose: (text: string) => void
}) {
  const { id, templates, kind, language, onChoose } = props
  const isOfKind = (template: { kind: string }) => template.kind === kind
  const shared = templates.shared.filter(isOfKind).map((template) => ({
    id: template.id,
    name: textIn(template.name),
    text: textIn(template.text, language),
  }))
  const own = templates.own.filter(isOfKind).filter((template) => template.language === language)
  const all = [...shared, ...own]
  if (all.length === 0) return null
  return (
    <SelectField
      id={id}
      label={m.casework_templates()}
      error={undefined}
      value=""
      onChange={({ target }) => {
        const chosen = all.find((template) => template.id === target.value)
        if (chosen) onChoose(chosen.text)
      }}
    >
      <option value="">{m.casework_template_choose()}</option>
      {own.length > 0 && <Group label={m.casework_templates_own()} templates={own} />}
      {shared.length > 0 && <Group label={m.casework_templates_shared()} templates={shared} />}
    </SelectField>
  )
}

function Group(props: {
  label: string
  templates: readonly { readonly id: string; readonly name: string }[]
}) {
  return (
    <optgroup label={props.label}>
      {props.templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
