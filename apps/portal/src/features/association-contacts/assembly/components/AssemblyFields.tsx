import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { FileField } from '#core/files/components/FileField.tsx'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { dayText } from '../../contacts/standing-text.ts'
import { useContactAction } from '../../contacts/use-contact-action.ts'
import styles from '../../model/components/Contacts.module.css'
import type { AssembliesView } from '../../model/contract.ts'
import type { AssemblyForm } from '../../model/forms.ts'
import { contactFieldText } from '../../model/refusal-messages.ts'
import { judgeAssemblyDay } from '../../model/rules.ts'
import { registerAssembly } from '../queries.ts'
import { type AssemblyProblem, type AssemblyValues, readAssembly } from '../read-assembly.ts'
import { ElectedFields, newLine } from './ElectedFields.tsx'

const idPrefix = 'assembly-'
const mostFiles = 5

type Props = { id: string; view: AssembliesView; onDone: () => void }

/** The form of an assembly; what it changes is said once more before it is sent. */
export function AssemblyFields({ id, view, onDone }: Props) {
  const [values, setValues] = useState<AssemblyValues>(() => ({
    heldOn: '',
    elected: view.roleTypes.map((type) => newLine(type.id)),
    stepDown: [],
    newContacts: '',
  }))
  const [files, setFiles] = useState<File[]>([])
  const [problems, setProblems] = useState<readonly AssemblyProblem[]>([])
  const [failures, setFailures] = useState(0)
  const [checked, setChecked] = useState<AssemblyForm | null>(null)
  const change = (changed: Partial<AssemblyValues>) => setValues({ ...values, ...changed })
  const textOf = (field: string) => {
    const found = problems.find((problem) => problem.field === field)
    return found && contactFieldText(found.code)
  }

  function check(event: FormEvent): void {
    event.preventDefault()
    const read = readAssembly(values, files)
    const content = 'content' in read ? read.content : null
    const day = content && judgeAssemblyDay(content.heldOn, osloDate(new Date()))
    if (content && day === null) {
      setProblems([])
      setChecked(content)
      return
    }
    setProblems('problems' in read ? read.problems : [{ field: 'heldOn', code: day ?? '' }])
    setFailures((count) => count + 1)
  }

  return (
    <form method="post" className={formStyles.form} onSubmit={check} noValidate>
      <ProblemSummary
        problems={problems.map(({ field, code }) => ({
          fieldId: `${idPrefix}${field}`,
          text: contactFieldText(code) ?? code,
        }))}
        failures={failures}
      />
      <TextField
        id={`${idPrefix}heldOn`}
        type="date"
        label={m.association_assembly_day()}
        value={values.heldOn}
        error={textOf('heldOn')}
        onChange={({ target }) => change({ heldOn: target.value })}
      />
      <FileField
        id={`${idPrefix}files`}
        label={m.association_assembly_minutes_label()}
        files={files}
        most={mostFiles}
        isPdfOnly
        error={textOf('files')}
        onChange={setFiles}
      />
      <h3 className={styles.tight}>{m.association_assembly_roles()}</h3>
      <p className={styles.tight}>{m.association_assembly_roles_text()}</p>
      <ElectedFields
        idPrefix={idPrefix}
        view={view}
        lines={values.elected}
        textOf={textOf}
        onChange={(elected) => change({ elected })}
      />
      <h3 className={styles.tight}>{m.association_contacts_heading()}</h3>
      <Choices
        id={`${idPrefix}stepDown`}
        type="checkbox"
        legend={m.association_assembly_step_down()}
        hint={m.association_assembly_step_down_hint()}
        options={view.contacts.map(({ id: value, name, isSelf }) => ({
          value,
          text: isSelf ? m.association_contacts_you({ name }) : name,
        }))}
        chosen={values.stepDown}
        onChange={(stepDown) => change({ stepDown })}
      />
      <TextArea
        id={`${idPrefix}newContacts`}
        label={m.association_assembly_new_contacts()}
        hint={m.association_assembly_new_contacts_hint()}
        value={values.newContacts}
        error={textOf('newContacts')}
        onChange={({ target }) => change({ newContacts: target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit">{m.association_assembly_continue()}</Button>
        <Button type="button" variant="secondary" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
      {checked && (
        <Send
          id={id}
          content={checked}
          files={files}
          onClose={() => setChecked(null)}
          onDone={onDone}
        />
      )}
    </form>
  )
}

type SendProps = {
  id: string
  content: AssemblyForm
  files: readonly File[]
  onClose: () => void
  onDone: () => void
}

function Send({ id, content, files, onClose, onDone }: SendProps) {
  const [progress, setProgress] = useState(0)
  const sending = useContactAction(() => registerAssembly(id, { content, files }, setProgress), {
    said: () => m.association_assembly_sent(),
    onDone,
  })
  const invited = new Set([
    ...content.newContacts,
    ...content.roles.flatMap(({ email }) => (email === null ? [] : [email])),
  ])
  return (
    <ConfirmDialog
      heading={m.association_assembly_send_ask({ day: dayText(content.heldOn) })}
      yes={m.association_assembly_send()}
      isBusy={sending.isPending}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <p>{m.association_assembly_send_roles({ count: content.roles.length })}</p>
      <p>{m.association_assembly_send_invited({ count: invited.size })}</p>
      {content.stepDown.length > 0 && (
        <p>{m.association_assembly_send_step_down({ count: content.stepDown.length })}</p>
      )}
      <p>{m.association_assembly_send_undo()}</p>
      {sending.isPending && (
        <progress value={progress} max={1} aria-label={m.association_assembly_sending()} />
      )}
    </ConfirmDialog>
  )
}
