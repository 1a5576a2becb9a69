import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { OwnTemplateForm } from '../own-template-form.ts'
import { caseErrorText, setupFieldText } from '../refusal-messages.ts'

const idPrefix = 'own-template-'
const NameForm = z.pick(OwnTemplateForm, { name: true })

/** The name under which a message is saved as a template. */
export function OwnTemplateName({ save }: { save: (name: string) => Promise<void> }) {
  const form = useForm({
    resolver: zodResolver(NameForm),
    defaultValues: { name: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['name'],
    fieldOf: { TEMPLATE_NAME_TAKEN: 'name' },
    errorText: caseErrorText,
    codeText: setupFieldText,
    send: ({ name }) => save(name),
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}name`}
        label={m.casework_own_template_name()}
        hint={m.casework_own_template_hint()}
        autoComplete="off"
        error={textOf('name')}
        {...form.register('name')}
      />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {m.casework_own_template_save()}
        </Button>
      </div>
    </form>
  )
}
