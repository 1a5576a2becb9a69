import type { KindergartenOptionalField } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { telephoneLink } from '#platform/format.ts'
import { Picture } from '#ui/Picture.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import styles from './OptionalField.module.css'

type FieldOf<Kind extends KindergartenOptionalField['kind']> = Extract<
  KindergartenOptionalField,
  { kind: Kind }
>

/** One of the four kinds of optional fields that an editor adds to a kindergarten. */
export function OptionalField({ field }: { field: KindergartenOptionalField }) {
  switch (field.kind) {
    case 'imageSection':
      return <ImageSection field={field} />
    case 'richText':
      return (
        <section className={field.isInfoBox ? styles.infoBox : undefined}>
          {field.header && <h2>{field.header}</h2>}
          <RichText content={field.content} />
        </section>
      )
    case 'table':
      return <Table field={field} />
    case 'contactInformation':
      return <ContactInformation field={field} />
  }
}

function ImageSection({ field }: { field: FieldOf<'imageSection'> }) {
  return (
    <figure className={styles.figure}>
      <Picture image={field.image} sizes="(min-width: 60em) 42rem, 100vw" />
      {field.caption && <figcaption>{field.caption}</figcaption>}
    </figure>
  )
}

function Table({ field }: { field: FieldOf<'table'> }) {
  return (
    <section>
      <table className={styles.table}>
        {field.header && <caption>{field.header}</caption>}
        <tbody>
          {field.rows.map((row) => (
            <tr key={row.title + row.content}>
              <th scope="row">{row.title}</th>
              <td>{row.content}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ContactInformation({ field }: { field: FieldOf<'contactInformation'> }) {
  return (
    <section>
      <h2>{m.kindergarten_contact()}</h2>
      <dl className={styles.contact}>
        <Entry label={m.kindergarten_contact_person()}>{field.name}</Entry>
        <Entry label={m.kindergarten_phone()}>
          {field.phone && <a href={telephoneLink(field.phone)}>{field.phone}</a>}
        </Entry>
        <Entry label={m.kindergarten_email()}>
          {field.email && <a href={`mailto:${field.email}`}>{field.email}</a>}
        </Entry>
        {field.departments.map((department) => (
          <Entry key={department.name} label={department.name}>
            {department.phone && <a href={telephoneLink(department.phone)}>{department.phone}</a>}
          </Entry>
        ))}
        <Entry label={m.kindergarten_public_transport()}>{field.publicTransport}</Entry>
      </dl>
    </section>
  )
}

function Entry({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
