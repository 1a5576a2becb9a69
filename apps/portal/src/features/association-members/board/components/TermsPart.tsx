import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { termKindNames } from '#core/associations/names.ts'
import { termKinds } from '#core/associations/terms.ts'
import { m } from '#messages'
import { writeKroner } from '#platform/write-kroner.ts'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import type { MembershipSetup } from '../contract.ts'
import { saveTerms, setupKey } from '../queries.ts'
import { readFee } from '../typed-fee.ts'

/** How long a membership lasts, and what it costs. */
export function TermsPart({ id, setup }: { id: string; setup: MembershipSetup }) {
  const [termKind, setTermKind] = useState(setup.termKind)
  const [kroner, setKroner] = useState(writeKroner(setup.feeOre))
  const [isWrong, setWrong] = useState(false)
  const saving = useMemberAction({
    call: (feeOre: number) => saveTerms(id, { termKind, feeOre, version: setup.version }),
    changes: setupKey(id),
    done: () => m.association_saved(),
  })

  function save(event: FormEvent) {
    event.preventDefault()
    const feeOre = readFee(kroner)
    setWrong(feeOre === null)
    if (feeOre === null) document.getElementById('association-fee')?.focus()
    else saving.mutate(feeOre)
  }

  return (
    <section className={styles.part} aria-labelledby="association-terms">
      <h2 id="association-terms">{m.association_terms_heading()}</h2>
      <p>{m.association_terms_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={save} noValidate>
        <Choices
          id="association-term-kind"
          legend={m.association_term_kind()}
          type="radio"
          options={termKinds.map((value) => ({ value, text: termKindNames[value]() }))}
          chosen={[termKind]}
          onChange={([kind]) => kind && setTermKind(kind)}
        />
        <TextField
          id="association-fee"
          label={m.association_fee_kroner()}
          hint={m.association_fee_hint()}
          inputMode="decimal"
          autoComplete="off"
          value={kroner}
          error={isWrong ? m.association_fee_wrong() : undefined}
          onChange={(event) => setKroner(event.target.value)}
        />
        <div>
          <Button type="submit" loading={saving.isPending}>
            {m.association_terms_save()}
          </Button>
        </div>
      </form>
    </section>
  )
}
