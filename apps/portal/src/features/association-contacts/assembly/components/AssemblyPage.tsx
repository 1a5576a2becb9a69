import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { meaningOf } from '#core/associations/states.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { AssembliesView } from '../../model/contract.ts'
import { contactErrorText } from '../../model/refusal-messages.ts'
import { assembliesQuery } from '../queries.ts'
import { AssemblyFields } from './AssemblyFields.tsx'
import { AssemblyItem } from './AssemblyItem.tsx'

export function AssemblyPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_assembly_heading()} id={id} right={null}>
      {(association) =>
        association.isContact ? (
          <Assemblies association={association} />
        ) : (
          <p>{m.association_assembly_only_contacts()}</p>
        )
      }
    </AssociationFrame>
  )
}

function Assemblies({ association }: { association: OwnAssociation }) {
  const { id, state } = association
  const { data, error, refetch } = useQuery(assembliesQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={contactErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <>
      <p>{m.association_assembly_intro()}</p>
      <List id={id} items={data.items} />
      {meaningOf(state).canBeChanged && <Register id={id} view={data} />}
    </>
  )
}

function List({ id, items }: { id: string; items: AssembliesView['items'] }) {
  if (items.length === 0) return <p>{m.association_assembly_none()}</p>
  return items.map((assembly) => <AssemblyItem key={assembly.id} id={id} assembly={assembly} />)
}

/** The form is opened when it is needed: once a year. */
function Register({ id, view }: { id: string; view: AssembliesView }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is no longer there.
  const open = (opens: boolean) => {
    setOpen(opens)
    heading.current?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="register-assembly-heading">
      <h2 id="register-assembly-heading" ref={heading} tabIndex={-1}>
        {m.association_assembly_register()}
      </h2>
      {isOpen ? (
        <AssemblyFields id={id} view={view} onDone={() => open(false)} />
      ) : (
        <Button onClick={() => open(true)}>{m.association_assembly_register()}</Button>
      )}
    </section>
  )
}
