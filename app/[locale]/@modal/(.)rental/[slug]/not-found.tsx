export { RentalNotFoundInModal as default } from "@/components/detail/rental-not-found";
