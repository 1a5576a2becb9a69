import type { PageReference } from '@trivsel/content-contract/content'
import type { StaffKind, StaffPerson } from '@trivsel/content-contract/staff'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import { ContentLink } from '../ContentLink.tsx'
import { Fact, Facts } from '../facts/Facts.tsx'
import { PhoneLink } from '../facts/PhoneLink.tsx'

type Props = { kind: StaffKind; person: StaffPerson }

/** The details of each kind (specification, section 2: staff accordion list). */
export function StaffFacts({ kind, person }: Props) {
  const { position, specialization, substitute, email, phone, categories } = person
  switch (kind) {
    case 'doctor':
      return (
        <Facts>
          <Fact label={m.staff_position()}>{position !== null && formatPercent(position)}</Fact>
          <Fact label={m.staff_health_center()}>{places(person.healthCenters)}</Fact>
          <Fact label={m.staff_substitute()}>{substitute}</Fact>
          <Fact label={m.staff_specialization()}>{specialization}</Fact>
        </Facts>
      )
    case 'dentist':
      return (
        <Facts>
          <Fact label={m.staff_position()}>{position !== null && formatPercent(position)}</Fact>
          <Fact label={m.staff_health_center()}>{places(person.healthCenters)}</Fact>
        </Facts>
      )
    case 'personalTrainer':
      return (
        <Facts>
          <Fact label={m.staff_email()}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
          <Fact label={m.staff_phone()}>{phone && <PhoneLink phone={phone} />}</Fact>
          <Fact label={m.staff_fitness_club()}>{places(person.workPlaces)}</Fact>
          <Fact label={m.staff_category()}>{categories.join(', ')}</Fact>
        </Facts>
      )
  }
}

function places(references: PageReference[]) {
  if (references.length === 0) return null
  return references.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {href ? <ContentLink href={href}>{name}</ContentLink> : name}
    </span>
  ))
}
