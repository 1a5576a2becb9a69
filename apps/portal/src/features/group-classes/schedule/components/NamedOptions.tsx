/** What is chosen by its number, under its name. */
export function NamedOptions({ items }: { items: readonly { id: number; name: string }[] }) {
  return items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
