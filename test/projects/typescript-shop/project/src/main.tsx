import { createRoot } from 'react-dom/client';
import './main.css';
import { Checkout } from '@shop/ui/checkout.tsx';

createRoot(document.body).render(<Checkout />);
