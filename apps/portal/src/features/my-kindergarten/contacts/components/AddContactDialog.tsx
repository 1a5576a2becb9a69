import { Button, Checkbox } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { longest } from '#core/kindergartens/limits.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NewContact } from '../../model/contract.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { useChildForm } from '../../model/use-child-form.ts'
import { useRequestId } from '../../model/use-request-id.ts'
import { addContact } from '../queries.ts'

const empty = { name: '', relation: '', phone: '', mayFetch: true, onlyOn: '' }
type Typed = typeof empty
type Field = 'name' | 'relation' | 'phone' | 'onlyOn'

const wrong = {
  name: m.my_kindergarten_contact_name_wrong,
  relation: m.my_kindergarten_contact_relation_wrong,
  phone: m.my_kindergarten_contact_phone_wrong,
  onlyOn: m.my_kindergarten_contact_day_invalid,
} satisfies Record<Field, () => string>

const toContact = ({ onlyOn, ...typed }: Typed) => ({
  ...typed,
  onlyOn: typed.mayFetch && onlyOn !== '' ? onlyOn : null,
})

/** What is wrong with the fields that cannot be sent as they are, in their order. */
function judge(typed: Typed): ReadonlyMap<Field, string> {
  const result = NewContact.safeParse({ ...toContact(typed), id: crypto.randomUUID() })
  const issues = result.success ? [] : result.error.issues
  return new Map(
    (Object.keys(wrong) as Field[]).flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field)
      if (!issue) return []
      const isNumber = issue.message === 'LOOKS_LIKE_NATIONAL_ID'
      return [[field, isNumber ? m.looks_like_national_id() : wrong[field]()] as const]
    }),
  )
}

/** Somebody whom the kindergarten calls, or who may fetch the child, always or on one day. */
export function AddContactDialog(props: { childId: string; onClose: () => void }) {
  const { childId, onClose } = props
  const [typed, setTyped] = useState(empty)
  const [judged, setJudged] = useState(0)
  const idOf = useRequestId()
  const adding = useChildForm({
    call: (contact: Omit<NewContact, 'id'>) =>
      addContact(childId, { ...contact, id: idOf(contact) }),
    done: () => m.my_kindergarten_contact_added(),
    onDone: onClose,
  })
  const texts: ReadonlyMap<Field, string> = judged > 0 ? judge(typed) : new Map()
  const refused = adding.error ? [{ fieldId: undefined, text: childErrorText(adding.error) }] : []
  const problems = [
    ...[...texts].map(([field, text]) => ({ fieldId: `contact-${field}`, text })),
    ...refused,
  ]
  const field = (name: Field) => ({
    id: `contact-${name}`,
    value: typed[name],
    error: texts.get(name),
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
  })
  return (
    <Dialog heading={m.my_kindergarten_contact_add()} onClose={onClose}>
      <form
        method="post"
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (judge(typed).size > 0) setJudged((count) => count + 1)
          else adding.mutate(toContact(typed))
        }}
      >
        <ProblemSummary problems={problems} failures={judged + adding.failures} />
        <TextField
          {...field('name')}
          label={m.my_kindergarten_contact_name()}
          autoComplete="off"
          maxLength={longest.name}
        />
        <TextField
          {...field('relation')}
          label={m.my_kindergarten_contact_relation()}
          hint={m.my_kindergarten_contact_relation_hint()}
          autoComplete="off"
          maxLength={longest.relation}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={m.my_kindergarten_contact_phone()}
          autoComplete="off"
          maxLength={longest.phone}
        />
        <Checkbox
          label={m.my_kindergarten_contact_may_fetch()}
          checked={typed.mayFetch}
          onChange={({ target: { checked } }) =>
            setTyped((before) => ({ ...before, mayFetch: checked }))
          }
        />
        {typed.mayFetch && (
          <TextField
            {...field('onlyOn')}
            type="date"
            min={osloDate(new Date())}
            label={m.my_kindergarten_contact_only_on()}
            hint={m.my_kindergarten_contact_only_on_hint()}
          />
        )}
        <div className={formStyles.actions}>
          <Button type="submit" loading={adding.isPending}>
            {m.my_kindergarten_contact_save()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
