import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import type { MembershipSetup } from '../contract.ts'
import { saveAdmission, setupKey } from '../queries.ts'

type Rule = 'takesMembers' | 'needsApproval'

/** Whether there are new members, and whether each of them is accepted. */
export function AdmissionPart({ id, setup }: { id: string; setup: MembershipSetup }) {
  const [chosen, setChosen] = useState<readonly Rule[]>(
    (['takesMembers', 'needsApproval'] as const).filter((rule) => setup[rule]),
  )
  const saving = useMemberAction({
    call: () =>
      saveAdmission(id, {
        takesMembers: chosen.includes('takesMembers'),
        needsApproval: chosen.includes('needsApproval'),
        version: setup.version,
      }),
    changes: setupKey(id),
    done: () => m.association_saved(),
  })
  return (
    <section className={styles.part} aria-labelledby="association-admission">
      <h2 id="association-admission">{m.association_admission_heading()}</h2>
      <p>{m.association_admission_text()}</p>
      <form
        method="post"
        className={formStyles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Choices
          id="association-rules"
          legend={m.association_admission_legend()}
          type="checkbox"
          options={[
            { value: 'takesMembers', text: m.association_takes_members() },
            { value: 'needsApproval', text: m.association_needs_approval() },
          ]}
          chosen={chosen}
          onChange={setChosen}
        />
        <div>
          <Button type="submit" loading={saving.isPending}>
            {m.association_admission_save()}
          </Button>
        </div>
      </form>
    </section>
  )
}
