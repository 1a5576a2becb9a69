import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { associationStates } from '#core/associations/states.ts'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Associations.module.css'
import type { MailingCount } from '../../model/contract.ts'
import { ownFieldText, staffFailureText } from '../../model/refusal-messages.ts'
import { mailingFields, type StaffChoices } from '../../model/staff-fields.ts'
import { Mailing } from '../forms.ts'
import { countMailing, sendMailing } from '../queries.ts'

type Form = Mailing['form']
type Counted = MailingCount & { readonly form: Form }

type Props = {
  choices: StaffChoices
  /** The filters of the table choose who gets it. */
  search: TableSearch
  onClose: () => void
}

/** Writes to contact persons: first the text and who gets it, then how many there are and the mail itself. */
export function MailingDialog({ choices, search, onClose }: Props) {
  const [counted, setCounted] = useState<Counted | null>(null)
  const whileLoggedIn = useLoginInPlace()
  const form = useEditableForm(mailingFields, {
    idPrefix: 'association-mail-',
    values: { subject: '', text: '', ...audienceOf(search) },
    schema: Mailing,
    toEdit: (values) => ({ form: values, people: 0 }),
    draft: { key: 'association-mailing' },
    errorText: staffFailureText,
    codeText: ownFieldText,
    send: async ({ form: written }) => {
      const { subject: _, text: __, ...audience } = written
      const count = await whileLoggedIn(() => countMailing(audience))
      setCounted({ ...count, form: written })
    },
  })
  return (
    <Dialog
      heading={counted ? m.associations_mailing_check() : m.associations_mailing_open()}
      onClose={onClose}
    >
      {counted ? (
        <Check
          counted={counted}
          onBack={() => setCounted(null)}
          onSent={() => {
            form.draft.forget()
            onClose()
          }}
        />
      ) : (
        <EditableForm form={form} context={choices} save={m.associations_mailing_next()} />
      )}
    </Dialog>
  )
}

function Check(props: { counted: Counted; onBack: () => void; onSent: () => void }) {
  const { counted, onBack, onSent } = props
  const { people, associations, form } = counted
  const [refused, setRefused] = useState<string | null>(null)
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const sending = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => sendMailing({ form, people })),
    onSuccess: () => {
      showMessage(m.associations_mailing_sent({ count: people }), 'success')
      onSent()
    },
    onError: (error) => setRefused(staffFailureText(error)),
  })
  return (
    <div className={styles.part}>
      <p role="status">{m.associations_mailing_count({ people, associations })}</p>
      <div className={styles.card}>
        <h3>{form.subject}</h3>
        <p className={styles.text}>{form.text}</p>
      </div>
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
      <div className={styles.buttons}>
        {people > 0 && (
          <Button loading={sending.isPending} onClick={() => sending.mutate()}>
            {m.associations_mailing_send({ count: people })}
          </Button>
        )}
        <Button variant="secondary" disabled={sending.isPending} onClick={onBack}>
          {m.associations_mailing_back()}
        </Button>
      </div>
    </div>
  )
}

function audienceOf({ state, institution, topic }: TableSearch) {
  return {
    state: associationStates.find((one) => one === state) ?? null,
    institutionCode: typeof institution === 'string' ? institution : null,
    topicId: typeof topic === 'string' ? topic : null,
  }
}
