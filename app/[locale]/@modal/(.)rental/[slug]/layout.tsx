import { RentalModal } from "@/components/detail/rental-modal.client";

export default function ModalLayout({ children }: { children: React.ReactNode }) {
  return <RentalModal>{children}</RentalModal>;
}
