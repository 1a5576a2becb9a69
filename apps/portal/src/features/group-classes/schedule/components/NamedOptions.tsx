/** Options with an id as value and a name as text. */
export function NamedOptions({ items }: { items: readonly { id: number; name: string }[] }) {
  return items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
