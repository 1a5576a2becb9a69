import type { ReactNode } from 'react'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { ButtonParts } from './ButtonParts.tsx'
import { ColourParts } from './ColourParts.tsx'
import { FileParts } from './FileParts.tsx'
import { FormParts } from './FormParts.tsx'
import { ListParts } from './ListParts.tsx'
import { NoticeParts } from './NoticeParts.tsx'
import styles from './PartsPage.module.css'
import { TableParts } from './TableParts.tsx'

/** Every part that pages are built from, in every state: what a feature takes before it makes its own. */
export function PartsPage({ search }: { search: TableSearch }) {
  return (
    <SnackbarProvider>
      <Page
        heading="Parts"
        intro="What every page is built from, in each of its states."
        parents={[]}
      >
        <Group name="Buttons">
          <ButtonParts />
        </Group>
        <Group name="Notices">
          <NoticeParts />
        </Group>
        <Group name="Forms">
          <FormParts />
        </Group>
        <Group name="Lists">
          <ListParts />
        </Group>
        <Group name="Table">
          <TableParts search={search} />
        </Group>
        <Group name="Colours">
          <ColourParts />
        </Group>
        <Group name="Files">
          <FileParts />
        </Group>
      </Page>
    </SnackbarProvider>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={name} data-part={name}>
      <h2 id={name}>{name}</h2>
      {children}
    </section>
  )
}
