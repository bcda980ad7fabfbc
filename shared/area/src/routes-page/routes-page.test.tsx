import { screen } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { defineArea } from '../define';
import { drawnWith } from '../testing';
import { RoutesPage } from './routes-page';

const lending = defineArea({
  name: 'lending',
  platform: '^1.0.0',
  routes: [
    { path: '/lending', aliases: ['/loan'], access: 'public', title: 'title.offers' },
    { path: '/lending/own', access: 'user', title: 'title.own' },
  ],
  menu: [],
  parts: [],
});

const drawn = drawnWith(() => ({ 'area.name': 'Lending', 'title.offers': 'Offers', 'title.own': 'Own loans' }));

it('leads to each screen by its title, and shows nobody an address', () => {
  const { container } = drawn(fakePlatform(), <RoutesPage area={lending} />);
  expect(screen.getByRole('heading', { name: 'Lending' })).toBeVisible();
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Offers', '/lending'],
    ['Own loans', '/lending/own'],
  ]);
  expect(container).not.toHaveTextContent('/');
});
