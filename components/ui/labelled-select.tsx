import { useId } from "react";
import { CONTROL } from "./control";
import { Select } from "./select";

type Props = {
  label: string;
  labelClass?: string | undefined;
  /** Absent if a form must not send it. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Its options. */
  children: React.ReactNode;
};

/** A select with its label. */
export function LabelledSelect({ label, labelClass, name, value, onChange, children }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={CONTROL}
      >
        {children}
      </Select>
    </div>
  );
}
